import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Noun, Schemas } from '../api/schemas.ts'
import type { Board, PanelProps } from './board.ts'
import { Motion } from './kit/motion.tsx'
import { Panels } from './panels.tsx'

/** The API's answer with a view, for the games that have a board. */
export type ViewBody = Schemas['LeHavreViewBody'] | Schemas['HavanaViewBody'] | Schemas['HamletViewBody']

/** The piece of which only the board's part of its sheet is drawn. */
interface OfSheet {
  readonly sheet?: Noun
}

type Props = Omit<PanelProps<unknown>, 'view' | 'says'> & OfSheet & { readonly body: ViewBody }

/** The board of a match, loaded when it is first needed. */
export function DrawnBoard({ body, ...rest }: Props) {
  switch (body.game) {
    case 'le-havre':
      return <LeHavre view={body.view} says={body.says} {...rest} />
    case 'havana':
      return <Havana view={body.view} says={body.says} {...rest} />
    case 'hamlet':
      return <Hamlet view={body.view} says={body.says} {...rest} />
  }
}

const loads = {
  'le-havre': async () => (await import('./le-havre/board.ts')).board,
  havana: async () => (await import('./havana/board.ts')).board,
  hamlet: async () => (await import('./hamlet/board.ts')).board,
}
const isDrawn = (game: string): game is keyof typeof loads => game in loads

export const hasBoard = (game: string): boolean => isDrawn(game)

/**
 * The icons of a game, for the controls around its board; undefined until they are loaded, and for games without icons.
 */
export function useIcon(game: string): Board<never>['Icon'] {
  const [icon, setIcon] = useState<{ Icon: Board<never>['Icon'] }>()
  useEffect(() => {
    if (isDrawn(game)) void loads[game]().then(({ Icon }) => setIcon({ Icon }))
  }, [game])
  return icon?.Icon
}

const LeHavre = onceLoaded(loads['le-havre'])
const Havana = onceLoaded(loads.havana)
const Hamlet = onceLoaded(loads.hamlet)

function onceLoaded<View>(load: () => Promise<Board<View>>): FunctionComponent<PanelProps<View> & OfSheet> {
  let loaded: Board<View> | undefined
  return function Loaded({ sheet, ...props }) {
    const [board, setBoard] = useState(loaded)
    useEffect(() => {
      if (loaded === undefined) {
        void load().then((arrived) => {
          loaded = arrived
          setBoard(arrived)
        })
      }
    }, [])
    if (board === undefined) return null
    if (sheet) return board.Sheet ? <board.Sheet {...props} noun={sheet} /> : null
    return (
      <Motion drawn={props.view}>
        <Panels board={board} {...props} />
      </Motion>
    )
  }
}
