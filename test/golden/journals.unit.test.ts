import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { allRules } from '../../src/games/earlier-rules.ts'
import { gameEvents } from '../../src/journal/entry.ts'
import { fold } from '../../src/journal/fold.ts'
import { entriesOf, JournalFile } from '../../src/journal/journal-file.ts'
import { goesBackBefore, heads } from '../../src/journal/replay.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'

const folder = new URL('../fixtures/journals/', import.meta.url)

describe('the golden journals', () => {
  const made = readdirSync(folder).map((name) =>
    JournalFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  )

  // What a released version of the rules decides is recorded: it cannot change without a failing test.
  test.each([...catalogue.values()].flatMap((game) => allRules(game).map((rules) => ({ game: game.meta.id, rules }))))(
    'include a match of $game by its rules $rules',
    ({ game, rules }) => {
      expect(made.some((file) => file.game === game && file.rules === rules)).toBe(true)
      const goesOver = { kind: 'new-rules', rules }
      if (rules > 1)
        expect(made.filter((file) => file.game === game).flatMap(({ entries }) => entries)).toContainEqual(
          expect.objectContaining(goesOver),
        )
    },
  )
})

/** Journals of released rules, which must stay valid for ever: a failing test here shows a change of the past. */
describe.each(readdirSync(folder))('the golden journal %s', (name) => {
  const file = JournalFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  const game = catalogue.get(file.game)
  if (!game) throw new Error(`${name} is of an unknown game`)
  const whole = entriesOf(file)
  if (whole.outcome !== 'whole') throw new Error(`${name} hides a part`)

  test('folds without a fault to the result in its last event', () => {
    const { state } = fold(game, whole.entries)
    const last = gameEvents(whole.entries.at(-1) ?? { kind: 'moved', events: [] }).at(-1)
    expect(last?.type).toBe('ended')
    expect(game.result(state)).toEqual(last && 'result' in last ? last.result : undefined)
  })

  test('folds to the head that it reaches step by step, wherever it is cut', () => {
    const reached = [...heads(game, whole.entries)]
    for (let version = 1; version <= whole.entries.length; version += 1 + Math.floor(whole.entries.length / 40)) {
      const head = fold(game, whole.entries.slice(0, version))
      expect(head).toEqual(reached[version - 1])
      const rest = whole.entries.slice(version)
      if (!goesBackBefore(head, rest)) expect(fold(game, rest, head)).toEqual(reached.at(-1))
    }
  })

  test('passes every check that needs no server: chain, hashes, seed, keys, schemas, and every move by the rules', () => {
    const failed = verifyFile(file, { game }).filter(({ outcome }) => outcome !== 'passed')
    // The head is unsigned: the server that would have signed it does not exist. The first journals have no result.
    expect(failed.map(({ check }) => check)).toEqual(file.result === undefined ? ['head', 'result'] : ['head'])
  })
})
