import { writeFileSync } from 'node:fs'
import { catalogue } from '../src/games/catalogue.ts'
import { componentsPage, pageOf } from './components-page.ts'
import { statePage, statePageOf } from './state-page.ts'

/** Writes what follows from the games' data and schemas into `docs/games/`; tests hold it up to date. */
for (const game of catalogue.values()) {
  const page = componentsPage(game)
  if (page !== undefined) writeFileSync(pageOf(game), page)
  writeFileSync(statePageOf(game), statePage(game))
}
