import { useEffect, useRef } from 'preact/hooks'
import { amountAt, type Held, isAmount, type Place } from '../../boards/kit/laying.ts'
import { Button, controls, Trouble } from '../../ui/controls.tsx'
import { EndButton } from '../../ui/end-button.tsx'
import { language } from '../../words/words.ts'
import { spotName } from './dragging.ts'
import type { PartNames } from './names.ts'
import styles from './set-board.module.css'
import type { Sketching } from './sketching.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly sketch: Sketching
  readonly names: PartNames
  nameOf(held: Held): string
}

/** What is held and where it can be laid down; otherwise, how to pick something up, and what cannot be. */
export function HeldBar({ sketch, names, nameOf }: Props) {
  const say = wordsIn[language.value]
  const held = sketch.held.value
  const thing = sketch.thing.value
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever picked it up by the keyboard goes on here.
    if (held !== undefined && document.activeElement?.matches(':focus-visible')) {
      bar.current?.querySelector<HTMLElement>('button')?.focus()
    }
  }, [held])
  const putBack = () => {
    const [name] = held === undefined ? [] : [`${held.noun.kind}:${held.noun.id}`]
    sketch.pick(undefined)
    document.querySelector<HTMLElement>(`[data-piece="${CSS.escape(name ?? '')}"]`)?.focus({ preventScroll: true })
  }
  const isCounted = thing !== undefined && thing.places.length > 0 && thing.places.every(({ spot }) => isAmount(spot))
  const title = held === undefined ? say.touch : (isCounted ? say.howMany : say.held)(nameOf(held))
  return (
    <section
      ref={bar}
      class={styles.bar}
      data-bar
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && putBack()}
    >
      {held === undefined || thing === undefined ? (
        <div class={styles.head}>
          <p class={controls.hint}>{say.touch}</p>
          <Button isSmall isGrey={!sketch.isChanged.value} onClick={sketch.undo}>
            {say.undo}
          </Button>
        </div>
      ) : (
        <>
          <div class={styles.head}>
            <h2>{title}</h2>
            <Button isSmall onClick={putBack}>
              {say.back}
            </Button>
          </div>
          <Places sketch={sketch} names={names} />
          {thing.holds.length > 0 && (
            <>
              <h3>{say.holds}</h3>
              <ul class={styles.places}>
                {thing.holds.map((one) => (
                  <li key={`${one.noun.kind}:${one.noun.id}`}>
                    <Button isSmall onClick={() => sketch.pick(one)}>
                      {nameOf(one)}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <Wrong sketch={sketch} names={names} />
    </section>
  )
}

/** Where what is held can be laid: places for a thing, amounts for equal things. */
function Places({ sketch, names }: Pick<Props, 'sketch' | 'names'>) {
  const say = wordsIn[language.value]
  const thing = sketch.thing.value
  if (thing === undefined) return null
  const places = thing.places.map((place, index) => ({
    ...place,
    name: spotName(index),
    says: names.spot(place.spot, thing),
  }))
  const amounts = places.filter(({ spot }) => isAmount(spot))
  const others = places.filter(({ spot }) => !isAmount(spot))
  const isHere = ({ spot }: Place): boolean => {
    if (spot.kind === 'field') return thing.from?.kind === 'field' && thing.from.value === spot.value
    // Before or after others of the same list is another place.
    return (
      thing.from?.at === spot.at &&
      !(spot.kind === 'list' && typeof spot.index === 'number') &&
      !spot.at.startsWith('rows/')
    )
  }
  return (
    <>
      {amounts.length > 0 && (
        <ul class={styles.amounts} aria-label={say.amounts}>
          {amounts.map((place) => (
            <li key={place.spot.at + place.says} data-spot={place.name}>
              <span>{place.says}</span>
              <Amount sketch={sketch} place={place} says={place.says} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul class={styles.places}>
          {others.map((place) => (
            <li key={place.name} data-spot={place.name}>
              <Button isSmall isGrey={isHere(place)} onClick={() => sketch.put(place)}>
                {isHere(place) ? `${place.says} (${say.here})` : place.says}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface AmountProps {
  readonly sketch: Sketching
  readonly place: Place
  readonly says: string
}

/** How many lie at a place, with one fewer and one more. */
function Amount({ sketch, place, says }: AmountProps) {
  const say = wordsIn[language.value]
  const value = amountAt(sketch.state.value, place.spot)
  const isNone = value <= 0 && place.spot.kind !== 'number'
  return (
    <span class={styles.amount}>
      <EndButton class={styles.step} label={say.fewer(says)} isAtEnd={isNone} onClick={() => sketch.add(place, -1)}>
        −
      </EndButton>
      <output aria-label={says}>{value}</output>
      <EndButton class={styles.step} label={say.more(says)} isAtEnd={false} onClick={() => sketch.add(place, 1)}>
        +
      </EndButton>
    </span>
  )
}

/** What the server says about the position as it is. */
function Wrong({ sketch, names }: Pick<Props, 'sketch' | 'names'>) {
  const say = wordsIn[language.value]
  const problems = sketch.problems.value
  return (
    <div role="status">
      <Trouble trouble={sketch.trouble.value} />
      {sketch.isOld.value && <p class={controls.hint}>{say.old}</p>}
      {problems.length === 0 && sketch.position.value !== undefined && <p class={controls.hint}>{say.right}</p>}
      {problems.length > 0 && (
        <>
          <h3>{say.wrong}</h3>
          <ul class={styles.problems}>
            {problems.map(({ at, problem }) => (
              <li key={at + problem}>
                <strong>{names.path(at)}</strong> {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
