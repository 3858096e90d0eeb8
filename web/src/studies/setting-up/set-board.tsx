import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Noun } from '../../api/schemas.ts'
import { DrawnBoard } from '../../boards/drawn-board.tsx'
import { type Held, type Place, seatsOf } from '../../boards/kit/laying.ts'
import { noun, type Pieces, PiecesContext, pieceName } from '../../boards/kit/pieces.ts'
import type { Described } from '../../match/described.ts'
import { Hint } from '../../match/hint.tsx'
import { lookedAt } from '../../match/looked-at.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { language, words } from '../../words/words.ts'
import studyStyles from '../studies.module.css'
import { elementsOf, useDragging } from './dragging.ts'
import { HeldBar } from './held-bar.tsx'
import type { PartNames } from './names.ts'
import { piecesAt } from './pieces-at.ts'
import styles from './set-board.module.css'
import type { Sketching } from './sketching.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly sketch: Sketching
  readonly described: Described
  readonly names: PartNames
}

/** The board of a position that is set up: what lies on it is moved by dragging, or picked up and laid down. */
export function SetBoard({ sketch, described, names }: Props) {
  const say = wordsIn[language.value]
  const area = useRef<HTMLDivElement>(null)
  const hinted = useSignal<Noun | undefined>(undefined)
  const [you, look] = useState(0)
  const wrong = useComputed(
    () => new Set(sketch.problems.value.flatMap(({ at }) => piecesAt(sketch.state.value, at, described.components))),
  )
  const pieces = useMemo((): Pieces => {
    const nameOfSeat = (seat: number) => wordsIn[language.value].seat(seat)
    const pick = (noun: Noun, of: number | undefined, lies?: string) => {
      const held = { noun, of, lies }
      if (sketch.knows(held)) sketch.pick(held)
      else hinted.value = noun
    }
    const looked = lookedAt({ described, nameOfSeat, named: wrong, hinted, explain: pick })
    return {
      ...looked,
      stateOf: (noun, copy = {}) => {
        const held = sketch.held.value
        const isHeld =
          held !== undefined &&
          pieceName(held.noun) === pieceName(noun) &&
          held.of === copy.of &&
          (held.lies === undefined || copy.lies === undefined || held.lies === copy.lies)
        const isNamed = wrong.value.has(pieceName(noun) + (copy.lies ?? '')) || wrong.value.has(pieceName(noun))
        return { isLit: false, isChosen: isHeld, isNamed }
      },
      touch: (noun, { of, lies } = {}) => pick(noun, of, lies),
    }
  }, [sketch, described])
  const nameOf = useMemo(
    () =>
      ({ noun: one }: Held): string =>
        nameOfHeld(one, pieces),
    [pieces],
  )
  useDragging(area, sketch, nameOf)
  useMarkedPlaces(sketch)
  const position = sketch.position.value
  const seats = seatsOf(sketch.state.value)
  const sitters = useMemo(
    () => seats.map((seat) => ({ seat, name: say.seat(seat), isYou: false })),
    [seats.length, say],
  )
  return (
    <PiecesContext.Provider value={pieces}>
      <div ref={area} class={styles.area}>
        <fieldset class={`${studyStyles.seats} ${styles.hands}`} aria-label={say.byHand}>
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              class={studyStyles.seat}
              aria-pressed={you === seat}
              aria-label={say.seat(seat)}
              onClick={() => look(seat)}
            >
              <SeatMark seat={seat} /> {seat + 1}
            </button>
          ))}
        </fieldset>
        <section class={styles.board} aria-label={words.value.table.board}>
          {position && <DrawnBoard body={position} sitters={sitters} you={you} language={language.value} />}
        </section>
        {sketch.held.value === undefined && <Hint noun={hinted} />}
        <HeldBar sketch={sketch} names={names} nameOf={nameOf} />
      </div>
    </PiecesContext.Provider>
  )
}

/** Marks on the board where what is held can be laid. */
function useMarkedPlaces(sketch: Sketching): void {
  const thing = sketch.thing.value
  const position = sketch.position.value
  useEffect(() => {
    // A row is marked as a whole, and not before each of its cards.
    const isWhole = ({ spot }: Place) => spot.kind !== 'list' || typeof spot.index !== 'number' || spot.index === 0
    const marked = elementsOf(thing?.places.filter(isWhole).flatMap(({ on }) => on) ?? [])
    for (const one of marked) one.setAttribute('data-may', '')
    return () => {
      for (const one of marked) one.removeAttribute('data-may')
    }
  }, [thing, position])
}

/** An offer is named after what lies on it; beings, discs and coins also name their player. */
function nameOfHeld({ kind, id }: Noun, { nameOf }: Pieces): string {
  if (kind === 'offer') return nameOf(noun('item', id))
  const isBeing = kind === 'villager' || kind === 'donkey' || kind === 'disc' || kind === 'coins'
  if (!isBeing) return nameOf(noun(kind, id))
  const say = wordsIn[language.value]
  return say.ofSeat(say.seat(Number.parseInt(String(id), 10)), nameOf(noun(kind, id)))
}
