import { computed, type ReadonlySignal } from '@preact/signals'
import type { Choice, Noun, Place } from '../../api/schemas.ts'
import { type Copy, copyName, type PieceState, type Placing, pieceName } from '../../boards/kit/pieces.ts'
import { words } from '../../words/words.ts'
import { isPlace, withValue } from './draft.ts'
import { beginWith, choicesFor, chosen, meaning, offered, touch, usable } from './draft-pieces.ts'
import { nothing, type Unsent } from './unsent.ts'

/**
 * What the choices, and what is composed of them, mean for the pieces of a board.
 * @param seat whose choices they are; null for nobody's
 */
export function onPieces(
  choices: ReadonlySignal<readonly Choice[]>,
  unsent: ReadonlySignal<Unsent>,
  seat: () => number | null,
) {
  const draft = computed(() => unsent.value.draft)
  const usablePieces = computed(() => usable(choices.value))
  const offeredPieces = computed(() => new Set(draft.value === undefined ? [] : offered(draft.value).map(pieceName)))
  const lit = computed(() => (draft.value === undefined ? usablePieces.value : offeredPieces.value))
  /** Whether the copies of a piece at one place in the view can be used, and whether they are chosen. */
  const copiesAt = (name: string, lies: string) => {
    const now = draft.value
    if (now === undefined)
      return { isLit: usable(choices.value.map((choice) => meaning(choice, lies))).has(name), isChosen: false }
    const meant = { ...now, choice: meaning(now.choice, lies) }
    const isIt = (noun: Noun) => pieceName(noun) === name
    return { isLit: offered(meant).some(isIt), isChosen: chosen(meant).some(isIt) }
  }
  const chosenPieces = computed(() => new Set(draft.value === undefined ? [] : chosen(draft.value).map(pieceName)))
  /** The piece that could mean several moves, while the reader has not picked one. */
  const touchedPiece = computed(() => {
    const { touched, narrowed: several } = unsent.value
    return touched !== undefined && several.length > 0 ? pieceName(touched) : undefined
  })
  /**
   * Whether the reader can use a seat's copy of a piece: their own; and another seat's, if the move being composed is
   * against it and lets them take such a piece.
   */
  const mayUse = (noun: Noun, of: number | undefined): boolean => {
    if (of === undefined || of === seat()) return true
    return chosenPieces.value.has(pieceName({ kind: 'seat', id: of })) && offeredPieces.value.has(pieceName(noun))
  }
  const placeField = () => draft.value?.choice.fields.find((one) => one.kind === 'place')

  return {
    /** The names that the choices give to pieces. */
    names: computed(
      () =>
        new Map(choices.value.flatMap(({ nouns }) => nouns.map(({ noun, says }) => [pieceName(noun), says] as const))),
    ),
    lit,
    mayUse,
    choicesFor: (noun: Noun) => choicesFor(choices.value, noun),
    /** What the reader can do with a piece now, in words; empty if nothing. */
    canDo(noun: Noun): string {
      const { table: say } = words.value
      if (draft.value !== undefined) return say.canBeChosen
      const [first, ...others] = choicesFor(choices.value, noun)
      return first === undefined ? '' : say.canDo(first.says, others.length)
    },
    /** The place that the move being composed asks for. */
    placing: computed((): Omit<Placing, 'choose'> | undefined => {
      const field = placeField()
      if (field?.kind !== 'place') return undefined
      const chosen = draft.value?.values[field.name]
      return { piece: field.noun, places: field.places, chosen: isPlace(chosen) ? chosen : undefined }
    }),
    /** The draft with a place. */
    placed(place: Place) {
      const field = placeField()
      return draft.value && field && withValue(draft.value, field.name, place)
    },
    /**
     * @param named the names by `namedIn`
     */
    stateOf(noun: Noun, { of, lies }: Copy, named: ReadonlySet<string>, isPast: boolean): PieceState {
      const name = pieceName(noun)
      const isUsed = mayUse(noun, of)
      const { isLit, isChosen } =
        lies === undefined
          ? { isLit: lit.value.has(name), isChosen: chosenPieces.value.has(name) }
          : copiesAt(name, lies)
      return {
        isLit: !isPast && isUsed && isLit,
        isChosen: isUsed && (isChosen || touchedPiece.value === name),
        isNamed: named.has(of === undefined ? name : copyName(noun, of)),
      }
    },
    /** What is composed after a tap on a piece; undefined if the tap does nothing. */
    touched(noun: Noun, lies: string | undefined): Unsent | undefined {
      const now = draft.value
      const { lined } = unsent.value
      const next = now && touch({ ...now, choice: meaning(now.choice, lies) }, noun)
      if (next) return { ...nothing, lined, draft: { ...now, values: next.values } }
      if (touchedPiece.value === pieceName(noun)) return { ...nothing, lined }
      const isMeant = (choice: Choice) => choicesFor([meaning(choice, lies)], noun).length > 0
      const found = choicesFor(choices.value, noun).filter(isMeant)
      const [only] = found
      if (only === undefined) return undefined
      if (found.length > 1) return { ...nothing, lined, narrowed: found, touched: noun }
      return { ...nothing, lined, draft: beginWith(only, noun) }
    },
  }
}
