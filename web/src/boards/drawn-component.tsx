import type { Noun, Schemas } from '../api/schemas.ts'
import type { Alone } from './board.ts'
import { boards } from './drawn-board.tsx'

/** A position that the rules of a game show, for the games that have a board. */
export type ExamplePosition =
  | Schemas['LeHavreExamplePosition']
  | Schemas['HavanaExamplePosition']
  | Schemas['HamletExamplePosition']

/**
 * A component outside of a match, as the board of its game draws it; nothing where the board has no drawing. What is
 * printed on it is taken from a position of its game.
 */
export function DrawnComponent({ body, noun }: { readonly body: ExamplePosition; readonly noun: Noun }) {
  switch (body.game) {
    case 'le-havre':
      return <LeHavre view={body.view} noun={noun} />
    case 'havana':
      return <Havana view={body.view} noun={noun} />
    case 'hamlet':
      return <Hamlet view={body.view} noun={noun} />
  }
}

/** A component by itself; nothing until its board is loaded. */
function drawn<View>(board: { alone(): Alone<View> | undefined }) {
  return (props: { readonly view: View; readonly noun: Noun }) => {
    const Draw = board.alone()
    return Draw ? <Draw {...props} /> : null
  }
}

const LeHavre = drawn(boards['le-havre'])
const Havana = drawn(boards.havana)
const Hamlet = drawn(boards.hamlet)
