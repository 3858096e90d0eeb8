import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Game } from '../../src/games/game.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import type { Entry } from '../../src/journal/entry.ts'
import { fold } from '../../src/journal/fold.ts'
import { hashed } from '../../src/journal/hash.ts'
import { isOver, resultOf } from '../../src/journal/head.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import type { Secrets } from '../../src/journal/secrets.ts'
import { resign, submit } from '../../src/journal/submit.ts'
import { after, aMatch, at, type PlayedMatch, seed } from './given.ts'

/** The server's keys. */
export const keys = generateKeyPairSync('ed25519')
export const publicKey = pem(keys.publicKey)

export function pem(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString()
}

interface Wish {
  /** The dice of the players' choices. */
  readonly lot?: string | ((version: number) => string)
  /** The secrets of the dice after a version, if they are loaded. */
  readonly loaded?: { readonly after: number; readonly diceKey: Buffer }
  readonly moves?: number
}

/** A match of two with this many random moves, which both then give up. */
export function aShortMatch(game: Game, { lot = 'a match', loaded, moves = 24 }: Wish = {}): PlayedMatch {
  const dice = new Map<string, ReturnType<typeof seededDice>>()
  let live = aMatch({ game, seats: 2, seating: 'shuffled' })
  while (!isOver(live.head)) {
    const { head } = live
    const secrets: Secrets =
      loaded && head.version > loaded.after ? { ...live.secrets, diceKey: loaded.diceKey } : live.secrets
    const [owing] = head.decisions
    if (!owing) throw new Error('a match that goes on asks somebody')
    if (head.version > moves) {
      live = after(live, resign(game, head, secrets, { seat: owing.seat, by: 'hand', at }))
      continue
    }
    const name = typeof lot === 'string' ? lot : lot(head.version)
    const chosenBy = dice.get(name) ?? seededDice(name)
    dice.set(name, chosenBy)
    const choice = pick(chosenBy, game.choices(head.state, owing.seat))
    if (!choice) throw new Error('a seat is asked and has no choice')
    const submission = { seat: owing.seat, by: 'hand' as const, moves: [fill(choice, chosenBy)], at }
    live = after(live, submit(game, head, secrets, submission))
  }
  return live
}

/** The file of such a match as the server exports it, parsed again. @param entries replaces its own */
export function fileOf(live: PlayedMatch, entries: readonly Entry[] = live.entries): JournalFile {
  const { game, secrets } = live
  const last = entries.at(-1)
  if (!last) throw new Error('a match has entries')
  const head = fold(game, entries)
  const names = new Map([
    ['p0', 'Anna'],
    ['p1', 'Bob'],
  ])
  const file = journalFile(
    game,
    entries,
    { seed, later: [], secrets },
    { viewer: 'administrator', over: isOver(head) },
    { head: signHead(last, keys.privateKey), publicKey },
    { result: resultOf(game, head), names },
  )
  return JournalFile.parse(JSON.parse(JSON.stringify(file)))
}

/** Entries chained anew by somebody who has the seed: every hash is correct. */
export function chainedAnew({ secrets }: PlayedMatch, entries: readonly Entry[]): Entry[] {
  const chained: Entry[] = []
  for (const [index, entry] of entries.entries()) {
    const previous = chained.at(-1)?.hash ?? ''
    chained.push(hashed({ ...entry, version: index + 1, previous }, secrets.salt))
  }
  return chained
}
