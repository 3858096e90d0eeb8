// npm run golden: plays one match per plan from fixed seeds and writes it to test/fixtures/journals, where it stays for
// good. A journal that was released is never written again: a change of the rules adds new ones beside it.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { catalogue } from '../src/games/catalogue.ts'
import type { Game } from '../src/games/game.ts'
import { pick } from '../src/games/kit/dice.ts'
import { fill } from '../src/games/kit/forms.ts'
import { seededDice } from '../src/games/playout/seeded-dice.ts'
import type { Entry } from '../src/journal/entry.ts'
import { isOver } from '../src/journal/head.ts'
import { journalFile } from '../src/journal/journal-file.ts'
import { open } from '../src/journal/open.ts'
import { secretsOf } from '../src/journal/secrets.ts'
import { resign, submit } from '../src/journal/submit.ts'

interface Plan {
  readonly name: string
  readonly game: string
  readonly seats: number
  readonly options: unknown
  /** The version after which this seat gives up. */
  readonly resigns?: { readonly seat: number; readonly after: number }
}

const plans: readonly Plan[] = [
  { name: 'havana-1-two-seats', game: 'havana', seats: 2, options: {} },
  { name: 'havana-1-three-seats-36-buildings', game: 'havana', seats: 3, options: { buildings: 36 } },
  { name: 'havana-1-four-seats-one-leaves', game: 'havana', seats: 4, options: {}, resigns: { seat: 2, after: 40 } },
  { name: 'le-havre-1-short-alone', game: 'le-havre', seats: 1, options: { length: 'short' } },
  { name: 'le-havre-1-short-three-seats', game: 'le-havre', seats: 3, options: { length: 'short' } },
  {
    name: 'le-havre-1-full-two-seats-all-specials',
    game: 'le-havre',
    seats: 2,
    options: { specials: 'base+promos+grand-hameau' },
  },
  { name: 'hamlet-1-two-seats', game: 'hamlet', seats: 2, options: {} },
  {
    name: 'hamlet-1-three-seats-drawn-parallel-roads',
    game: 'hamlet',
    seats: 3,
    options: { layout: 'drawn', parallelRoads: true, roundLimit: 20 },
  },
  { name: 'hamlet-1-four-seats-one-leaves', game: 'hamlet', seats: 4, options: {}, resigns: { seat: 1, after: 50 } },
]

const folder = 'test/fixtures/journals'
await mkdir(folder, { recursive: true })
for (const [index, plan] of plans.entries()) {
  const file = `${folder}/${plan.name}.json`
  const game = catalogue.get(plan.game)
  if (!game || existsSync(file)) continue
  await writeFile(file, `${JSON.stringify(play(game, plan, index))}\n`)
  console.log(`wrote ${file}`)
}

function play(game: Game, { seats, options, resigns }: Plan, index: number) {
  const lot = seededDice('golden', index)
  const seed = `${index + 1}`.padStart(64, '5eed')
  const joined = Array.from({ length: seats }, (_, seat) => ({ participant: `${seat}`.repeat(16), entropy: '' }))
  const secrets = secretsOf(
    seed,
    joined.map(({ entropy }) => entropy),
  )
  const match = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const at = (version: number) => new Date(Date.UTC(2026, 10, 21) + version * 3_600_000).toISOString()
  const opened = open(game, {
    match,
    at: at(1),
    seed,
    joined,
    seating: 'shuffled',
    options: game.meta.options.parse(options),
  })
  const entries: Entry[] = [opened.entry]
  let { head } = opened
  while (!isOver(head)) {
    const time = at(head.version + 1)
    const owing = pick(lot, head.decisions)
    const choice = owing && pick(lot, game.choices(head.state, owing.seat))
    if (!choice) throw new Error(`version ${head.version} has a decision without a choice`)
    const done =
      resigns?.after === head.version
        ? resign(game, head, secrets, { seat: resigns.seat, by: 'hand', at: time })
        : submit(game, head, secrets, { seat: owing.seat, by: 'hand', moves: [fill(choice, lot)], at: time })
    if (done.outcome === 'refused') throw new Error(`version ${head.version} refused ${done.code}`)
    entries.push(...done.entries)
    head = done.head
  }
  return journalFile(game, entries, { seed, secrets }, { viewer: 'administrator', over: true }, undefined)
}
