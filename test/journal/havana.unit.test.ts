import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../src/games/game.ts'
import { havana } from '../../src/games/havana/index.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { matchDice } from '../../src/journal/dice.ts'
import { fold } from '../../src/journal/fold.ts'
import { resultOf } from '../../src/journal/head.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { foldFile, JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { judge } from '../../src/journal/judge.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import { aMatch, match, type PlayedMatch, played, seed } from './given.ts'

const keys = generateKeyPairSync('ed25519')
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** A whole match, in which every decision is a random choice. */
function aWholeMatch(): PlayedMatch {
  const lot = matchDice(Buffer.alloc(32, 3), match, 0)
  let live = aMatch({ game: havana, seats: 3, seating: 'shuffled', entropies: ['aa', '', 'bb'] })
  for (;;) {
    const owing = pick(lot, live.head.decisions)
    if (!owing) return live
    const choice = pick(lot, havana.choices(havana.schemas.state.parse(live.head.state), owing.seat))
    if (!choice) throw new Error(`No choice for seat ${owing.seat}.`)
    live = played(live, owing.seat, choice.example)
  }
}

const over = aWholeMatch()
const stored = JSON.stringify(over.entries)

function fileFor(viewer: Viewer, done: boolean): JournalFile {
  const signed = { head: signHead(over.head, keys.privateKey), publicKey }
  const sealed = { seed, later: [], secrets: over.secrets }
  const record = { result: resultOf(havana, over.head), names: new Map([['p0', 'Anna']]) }
  return JournalFile.parse(journalFile(havana, over.entries, sealed, { viewer, over: done }, signed, record))
}

describe('the journal of a whole match of Havana', () => {
  test('folds to the state from playing', () => {
    expect(fold(havana, JSON.parse(stored))).toEqual(over.head)
    expect(havana.result(havana.schemas.state.parse(over.head.state))).toBeDefined()
  })

  test('judges again without a difference', () => {
    expect(judge(havana, JSON.parse(stored), seed)).toBeUndefined()
  })

  test('passes every check as a file', () => {
    const checks = verifyFile(fileFor('spectator', true), { game: havana, publicKey })
    expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    expect(foldFile(havana, fileFor('spectator', true))).toEqual({ outcome: 'folded', state: over.head.state })
  })

  test.each<Viewer>([0, 1, 2, 'spectator', 'administrator'])('verifies its chain for %s during the match', (viewer) => {
    const checks = verifyFile(fileFor(viewer, false), { game: havana, publicKey })
    expect(checks.slice(0, 4).map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed', 'passed'])
  })

  test('reveals a missing tail, and two entries that were swapped', () => {
    const file = fileFor('spectator', true)
    expect(failures({ ...file, entries: file.entries.slice(0, -1) })).toEqual(['head', 'judged', 'result'])
    const [first, second, third, ...rest] = file.entries
    const entries = [first, third, second, ...rest].flatMap((entry) => entry ?? [])
    expect(failures({ ...file, entries })).toContain('chain')
  })

  test('reveals a forged count of draws, wherever it is', () => {
    const file = fileFor('spectator', true)
    for (const place of [0, 1, 50, file.entries.length - 1]) {
      const entries = file.entries.map((entry, index) =>
        index === place ? { ...entry, draws: entry.draws + 1 } : entry,
      )
      expect(failures({ ...file, entries })).toEqual(expect.arrayContaining(['hashes', 'judged']))
    }
  })
})

function failures(file: JournalFile): string[] {
  const checks = verifyFile(file, { game: havana, publicKey })
  return checks.flatMap(({ check, outcome }) => (outcome === 'failed' ? [check] : []))
}
