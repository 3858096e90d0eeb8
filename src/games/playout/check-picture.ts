import type { Game, Viewer } from '../game.ts'
import { hold } from './property.ts'

const mostBytes = 60_000
/** Names that are as awkward as possible. */
const names = (seat: number) => `<&"'> ${'W'.repeat(40)} ${seat}`

/** Every viewer gets a small picture that is well-formed XML, and the same when it is drawn again. */
export function checkPictures(game: Game, state: unknown, seats: number): void {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator', 'administrator']
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    const drawn = game.picture(view, names, game.meta.title)
    hold('bounded work', drawn.length <= mostBytes, () => `the picture for ${viewer} has ${drawn.length} characters`)
    hold('events', isWellFormed(drawn), () => `the picture for ${viewer} is not well formed: ${drawn}`)
  }
  const view = game.view(state, 'spectator')
  const again = game.picture(view, names, game.meta.title)
  hold('determinism', again === game.picture(view, names, game.meta.title), () => 'two pictures of one view differ')
}

const reference = '&(?:amp|lt|gt|quot|#\\d+);'
const attribute = ` [\\w:-]+="(?:[^"<&]|${reference})*"`
const tag = new RegExp(`<(/?)([A-Za-z]+)((?:${attribute})*)(/?)>`, 'g')
const characters = new RegExp(`^(?:[^<>&]|${reference})*$`)

/** Whether all elements are closed in order, and everything is escaped. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  let isOrdered = svg.startsWith('<svg ')
  const content = svg.replace(tag, (_, closes: string, name: string, _attributes: string, isEmpty: string) => {
    if (closes !== '') isOrdered &&= open.pop() === name
    else if (isEmpty === '') open.push(name)
    return ''
  })
  return isOrdered && open.length === 0 && characters.test(content)
}
