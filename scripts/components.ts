import { writeFileSync } from 'node:fs'
import { catalogue } from '../src/games/catalogue.ts'
import { componentsPage, pageOf } from './components-page.ts'
import { statePage, statePageOf } from './state-page.ts'

/**
 * Writes the pages in `docs/games/` that follow from the games' data and schemas; tests check that they are current.
 */
for (const game of catalogue.values()) {
  const page = componentsPage(game)
  if (page !== undefined) writeFileSync(pageOf(game), page)
  writeFileSync(statePageOf(game), statePage(game))
}
