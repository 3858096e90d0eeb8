import { writeFileSync } from 'node:fs'
import { catalogue } from '../src/games/catalogue.ts'
import { componentsPage, pageOf } from './components-page.ts'

/** Writes the tables of components into `docs/games/`; a test holds them up to date. */
for (const game of catalogue.values()) {
  const page = componentsPage(game)
  if (page !== undefined) writeFileSync(pageOf(game), page)
}
