import { useLocation } from 'preact-iso'
import { part } from './ui/part.ts'

const GamePage = part(() => import('./people/game-page.tsx'), 'GamePage')
const RulesPage = part(() => import('./rules/rules-page.tsx'), 'RulesPage')
const ReferencePage = part(() => import('./rules/reference-page.tsx'), 'ReferencePage')

/** The pages about a game: one part for all, since every page loads the addresses of the parts. */
export function GamePages() {
  const { path } = useLocation()
  if (path.endsWith('/rules')) return <RulesPage />
  return path.endsWith('/reference') ? <ReferencePage /> : <GamePage />
}
