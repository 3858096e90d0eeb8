import type { Noun, Schemas } from '../api/schemas.ts'
import { withWords } from '../words/spoken.ts'
import type { Board, PanelProps, Subject } from './board.ts'
import { Motion } from './kit/motion.tsx'
import { Panels } from './panels.tsx'

/** The API's answer with a view, for the games that have a board. */
export type ViewBody = Schemas['LeHavreViewBody'] | Schemas['HavanaViewBody'] | Schemas['HamletViewBody']

/** The API's answer with a position of a study, for the games that have a board. */
export type StudyPosition =
  | Schemas['LeHavreStudyPosition']
  | Schemas['HavanaStudyPosition']
  | Schemas['HamletStudyPosition']

/** The API's answer with a step of a lesson, for the games that have a board. */
export type Lesson = Schemas['LeHavreLesson'] | Schemas['HavanaLesson'] | Schemas['HamletLesson']

/** A position to which a ruling would lead, with its words. */
type ForetoldBoard = Schemas['ForetoldRuling']['board'] & { readonly says: readonly string[] }

/** Whatever the API answers with a view that a board draws. */
export type BoardBody = ViewBody | StudyPosition | Lesson | ForetoldBoard

interface Shown {
  /** The piece of which only the board's part of its sheet is drawn. */
  readonly sheet?: Noun
  /** The prefix of the ids of its panels. */
  readonly name?: string | undefined
}

type Props = Omit<PanelProps<unknown>, 'view' | 'says'> & Shown & { readonly body: BoardBody }

/** The board of a match, a study or a lesson, which `loadBoard` has loaded. */
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

const LeHavre = loadedBoard(async () => (await import('./le-havre/board.ts')).board)
const Havana = loadedBoard(async () => (await import('./havana/board.ts')).board)
const Hamlet = loadedBoard(async () => (await import('./hamlet/board.ts')).board)
export const boards = { 'le-havre': LeHavre, havana: Havana, hamlet: Hamlet }

export const hasBoard = (game: string): game is keyof typeof boards => game in boards

/** Loads the board of a game with its words, if it has one, before it is drawn. */
export const loadBoard = async (game: string): Promise<void> => {
  if (hasBoard(game)) await boards[game].load()
}

/** The icons of a game, for the controls around its board; undefined for games without icons. */
export const iconOf = (game: string): Board<never>['Icon'] => (hasBoard(game) ? boards[game].icon() : undefined)

/** What a board shows of a thing, in words, beside a move. */
export function detailOnBoard(body: BoardBody, subject: Omit<Subject<unknown>, 'view'>): string | undefined {
  switch (body.game) {
    case 'le-havre':
      return LeHavre.detail({ view: body.view, ...subject })
    case 'havana':
      return Havana.detail({ view: body.view, ...subject })
    case 'hamlet':
      return Hamlet.detail({ view: body.view, ...subject })
  }
}

/** A board that draws nothing until it is loaded. */
function loadedBoard<View>(read: () => Promise<Board<View>>) {
  let board: Board<View> | undefined
  function Drawn({ sheet, name, ...props }: PanelProps<View> & Shown) {
    if (board === undefined) return null
    if (sheet) return board.Sheet ? <board.Sheet {...props} noun={sheet} /> : null
    return (
      <Motion drawn={props.view}>
        <Panels board={board} name={name} {...props} />
      </Motion>
    )
  }
  const load = async () => {
    board ??= await withWords(read)
  }
  return Object.assign(Drawn, {
    load,
    icon: () => board?.Icon,
    detail: (subject: Subject<View>) => board?.detail?.(subject),
    alone: () => board?.Alone,
  })
}
