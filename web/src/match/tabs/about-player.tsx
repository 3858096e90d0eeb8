import { part } from '../../ui/part.ts'
import { words } from '../../words/words.ts'
import { Fold } from './fold.tsx'
import type { About } from './player-actions.tsx'

const PlayerActions = part(() => import('./player-actions.tsx'), 'PlayerActions')

/** What one can do about another person, folded up. */
export function AboutPlayer(about: About) {
  return (
    <Fold title={words.value.about.title(about.name)} load={PlayerActions.preload}>
      <PlayerActions {...about} />
    </Fold>
  )
}
