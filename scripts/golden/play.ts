import { asOfRules } from '../../src/games/earlier-rules.ts'
import type { Game } from '../../src/games/game.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { carryOutRuling, type Remedy } from '../../src/journal/carry-out-ruling.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { freeze } from '../../src/journal/freeze.ts'
import type { Accepted } from '../../src/journal/head.ts'
import { type Head, isOver, resultOf } from '../../src/journal/head.ts'
import { journalFile } from '../../src/journal/journal-file.ts'
import { playByNewRules } from '../../src/journal/new-rules.ts'
import { open } from '../../src/journal/open.ts'
import type { Refused } from '../../src/journal/refusal.ts'
import { replay } from '../../src/journal/replay.ts'
import { type LaterSeed, type Secrets, secretsOf } from '../../src/journal/secrets.ts'
import { resign, submit } from '../../src/journal/submit.ts'
import type { Plan } from './plans.ts'

/** For a match that is reopened. */
const newSeed = 'a5'.repeat(32)

interface PlayedMatch {
  readonly head: Head
  readonly entries: readonly Entry[]
  readonly secrets: Secrets
  readonly later: readonly LaterSeed[]
}

/** Plays a plan and returns its journal as an administrator sees it. @param index its index in the list of all plans */
export function play(game: Game, { by, seats, options, resigns, rules, goesOver }: Plan, index: number) {
  const lot = seededDice('golden', index)
  const seed = `${index + 1}`.padStart(64, '5eed')
  const joined = Array.from({ length: seats }, (_, seat) => ({ participant: `${seat}`.repeat(16), entropy: '' }))
  const secrets = secretsOf(
    seed,
    joined.map(({ entropy }) => entropy),
  )
  const match = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const at = (version: number) => new Date(Date.UTC(2026, 10, 21) + version * 3_600_000).toISOString()
  const opened = open(asOfRules(game, by), {
    match,
    at: at(1),
    seed,
    joined,
    seating: 'shuffled',
    options: game.meta.options.parse(options),
  })

  /** A seat that is asked, and what it chooses. */
  function asked(head: Head) {
    const owing = pick(lot, head.decisions)
    const choice = owing && pick(lot, game.choices(head.state, owing.seat))
    if (!choice) throw new Error(`version ${head.version} has a decision without a choice`)
    return { seat: owing.seat, choice }
  }

  /** Upholds a dispute: goes back to a version and makes a move for a seat. */
  function ruledUpon(live: PlayedMatch, to: number): PlayedMatch {
    const time = at(live.head.version + 1)
    const actor = { kind: 'seat' as const, seat: 0, by: 'hand' as const }
    const frozen = isOver(live.head)
      ? live
      : after(live, freeze(game, live.head, live.secrets, { dispute: 1, actor, at: time }))
    const back = ruling(frozen, { kind: 'rewind', to })
    const { seat, choice } = asked(back.head)
    return ruling(back, { kind: 'move', seat, move: fill(choice, lot) })
  }

  function ruling(live: PlayedMatch, remedy: Remedy): PlayedMatch {
    const { head, entries } = live
    const time = at(head.version + 1)
    const upheld = { dispute: 1, remedies: [remedy], at: time, past: replay(game, entries), thaws: true, newSeed }
    const done = carryOutRuling(game, head, live.secrets, upheld)
    if (done.outcome === 'refused') throw new Error(`version ${head.version} refused ${done.code}`)
    const reopened = done.secrets === live.secrets ? [] : [{ since: done.secrets.since, seed: newSeed }]
    return { ...after(live, done), secrets: done.secrets, later: [...live.later, ...reopened] }
  }

  let live: PlayedMatch = { head: opened.head, entries: [opened.entry], secrets, later: [] }
  let isRuled = rules === undefined
  while (!isOver(live.head) || !isRuled) {
    const { head } = live
    const time = at(head.version + 1)
    if (rules && !isRuled && (rules.after === 'over' ? isOver(head) : rules.after === head.version)) {
      live = ruledUpon(live, rules.to)
      isRuled = true
      continue
    }
    if (goesOver?.after === head.version) {
      live = after(live, playByNewRules(game, head, live.secrets, { to: goesOver.to, at: time }))
      continue
    }
    const { seat, choice } = asked(head)
    live = after(
      live,
      resigns?.after === head.version
        ? resign(game, head, live.secrets, { seat: resigns.seat, by: 'hand', at: time })
        : submit(game, head, live.secrets, { seat, by: 'hand', moves: [fill(choice, lot)], at: time }),
    )
  }
  const { entries, later } = live
  const names = new Map(joined.map(({ participant }, seat) => [participant, `Player ${seat + 1}`]))
  const record = { result: resultOf(game, live.head), names }
  const sealed = { seed, later, secrets: live.secrets }
  return journalFile(game, entries, sealed, { viewer: 'administrator', over: true }, undefined, record)
}

function after(live: PlayedMatch, done: Accepted | Refused): PlayedMatch {
  if (done.outcome === 'refused') throw new Error(`version ${live.head.version} refused ${done.code}`)
  return { ...live, head: done.head, entries: [...live.entries, ...done.entries] }
}
