import type { Game } from '../games/game.ts'
import type { NewRulesEvent } from './entry.ts'
import { type Accepted, accepted, type Head, isOver } from './head.ts'
import { type Refused, refused } from './refusal.ts'
import type { Secrets } from './secrets.ts'

/** Moves a match to newer rules of its game. */
export function playByNewRules(
  game: Game,
  head: Head,
  secrets: Secrets,
  { to, at }: { readonly to: number; readonly at: string },
): Accepted | Refused {
  if (isOver(head)) return refused('journal/match-over', 0)
  const from = head.rules
  if (game.byRules === undefined || to <= from || to > game.meta.rulesVersion) {
    return refused('journal/no-newer-rules', 0)
  }
  const event = { type: 'new-rules', from, to } satisfies NewRulesEvent
  const happened = { events: [event], state: game.byRules(head.state, to), draws: head.draws }
  const what = { kind: 'new-rules' as const, actor: { kind: 'administrator' as const }, at, move: null, rules: to }
  return accepted(game, head, secrets, what, happened)
}
