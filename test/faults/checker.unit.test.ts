import { describe, expect, test } from 'vitest'
import { type Recovered, unansweredMoves, violations } from './checker.ts'
import type { Answer, Heard, Line, Log } from './log.ts'

type Good = Extract<Answer, { kind: 'good' }>

const second = 1_000
const at = (version: number) => new Date(version * second).toISOString()
/** An entry that was made after as many seconds as its version. */
const entry = (version: number) => ({ version, hash: `hash ${version}`, at: at(version) })
const good = (version: number, more: Partial<Good> = {}): Good => {
  return { kind: 'good', version, head: null, entries: [], decisions: [], ...more }
}
const line = (asked: number, request: string, answer: Answer, more: Partial<Line> = {}): Line => {
  return {
    client: 'table 0',
    asked,
    answered: asked + 1,
    time: asked * second,
    match: 'm',
    request,
    key: null,
    answer,
    ...more,
  }
}
const move = (asked: number, version: number, more: Partial<Line> = {}): Line =>
  line(asked, 'POST /v1/matches/m/moves', good(version, { entries: [entry(version)], head: entry(version) }), {
    key: `key ${version}`,
    ...more,
  })
const look = (asked: number, version: number, more: Partial<Good> = {}): Line =>
  line(asked, 'GET /v1/matches/m', good(version, { head: entry(version), ...more }))
const problem = (status: number, code: string, retryAfter: string | null = null): Answer => {
  return { kind: 'problem', status, code, retryAfter }
}
const silence: Answer = { kind: 'none', why: 'the connection broke' }

/** A match of which two moves were made: one of them twice asked for, since its first answer was lost. */
const lines: readonly Line[] = [
  look(1, 1, { decisions: ['1.0.turn'] }),
  move(3, 2),
  line(5, 'POST /v1/matches/m/moves', silence, { key: 'key 3' }),
  line(7, 'GET /v1/matches/m', problem(503, 'unavailable', '5')),
  move(9, 3),
  move(11, 3),
  look(13, 3),
]
const heard: Heard = { match: 'm', from: 1, entries: [entry(2), entry(3)], cuts: 0 }
const mail = (id: string, to: string, killed = 0) => ({ id, to, killed })
const notice = (key: string, status: string, to: string) => ({ key, status, to })
const after: Recovered = {
  journals: new Map([['m', [entry(1), entry(2), entry(3)]]]),
  faults: [],
  notices: [
    notice('m/0/match-started', 'sent', 'ada'),
    notice('m/1/match-started', 'merged', 'grace'),
    notice('m/1/0/turn/your-turn/0f', 'withheld', 'ada'),
  ],
  mails: [mail('<1>', 'ada')],
  servers: 1,
}

/** What the checker finds where something is otherwise. */
const found = (log: Partial<Log>, otherwise: Partial<Recovered> = {}): string[] =>
  violations({ lines, heard: [heard], players: new Map(), ...log }, { ...after, ...otherwise })
const journal = (...entries: ReturnType<typeof entry>[]) => ({ journals: new Map([['m', entries]]) })

describe('the checker of faults', () => {
  test('finds nothing where nothing is wrong', () => {
    expect(found({})).toEqual([])
  })

  test('finds a refusal, and a 503 that does not say when to come back', () => {
    const refused = line(15, 'POST /v1/matches/m/moves', problem(409, 'race-lost'), { key: 'key 4' })
    expect(found({ lines: [...lines, refused] })).toEqual([
      'table 0: POST /v1/matches/m/moves under key 4 was refused: 409 race-lost',
    ])
    const away = line(15, 'GET /v1/matches/m', problem(503, 'unavailable'))
    expect(found({ lines: [...lines, away] })).toEqual(['table 0: GET /v1/matches/m got a 503 without Retry-After'])
    const fault = line(15, 'GET /v1/matches/m', problem(500, 'internal'))
    expect(found({ lines: [...lines, fault] })).toEqual([
      'table 0: GET /v1/matches/m under null was refused: 500 internal',
    ])
  })

  test('finds a move that was answered and is lost', () => {
    expect(found({ heard: [] }, journal(entry(1), entry(2)))).toContain('m: entry 3 of the move under key 3 is lost')
    const another = { version: 3, hash: 'another', at: at(3) }
    expect(found({ heard: [] }, journal(entry(1), entry(2), another))).toContain(
      'm: entry 3 of the move under key 3 is lost',
    )
  })

  test('finds a move that was made twice, or by nobody', () => {
    const twice = { version: 4, hash: 'the same move again', at: at(4) }
    const entries = [entry(1), entry(2), entry(3), twice]
    const all = { ...heard, entries: entries.slice(1) }
    expect(found({ heard: [all] }, journal(...entries))).toEqual(['m: entry 4 was answered to 0 requests'])
    const shared = [...lines, move(15, 3, { key: 'another key' })]
    expect(found({ lines: shared })).toEqual(['m: entry 3 was answered to 2 requests'])
  })

  test('finds versions that are not 1 to n', () => {
    expect(found({ heard: [] }, journal(entry(1), entry(3)))).toContain('m: entry 3 is not in its place')
    expect(found({ heard: [] }, journal(entry(1), entry(2), entry(2), entry(3)))).toContain(
      'm: entry 2 is not in its place',
    )
  })

  test('finds what verifying a journal found', () => {
    expect(found({}, { faults: ['m: chain: broken'] })).toEqual(['m: chain: broken'])
  })

  test('finds a move that a server made and did not answer before it ended', () => {
    const log: Log = { lines, heard: [heard], players: new Map() }
    expect(unansweredMoves(log, after, [6 * second])).toEqual(['m: entry 3 was made, and key 3 not answered'])
    const madeLater = journal(entry(1), entry(2), { ...entry(3), at: at(7) })
    expect(unansweredMoves(log, { ...after, ...madeLater }, [6 * second])).toEqual([])
    const sentTwice = { ...log, lines: [...lines.slice(0, 2), move(4, 3), ...lines.slice(2)] }
    expect(unansweredMoves(sentTwice, after, [6 * second])).toEqual([])
  })

  test('finds two answers for one request', () => {
    const other = good(3, { entries: [entry(2)] })
    const again = line(15, 'POST /v1/matches/m/moves', other, { key: 'key 3' })
    expect(found({ lines: [...lines, again] })).toContain('m: two answers under key 3')
  })

  test('finds an answer older than one given before it was asked for, though not than one given meanwhile', () => {
    expect(found({ lines: [...lines, look(15, 2)] })).toEqual(['m: GET /v1/matches/m shows version 2 after 3'])
    const meanwhile = { ...look(8, 2), answered: 12 }
    expect(found({ lines: [...lines, meanwhile] })).toEqual([])
  })

  test('finds an answer about what was never stored', () => {
    const choices = line(15, 'GET /v1/matches/m/choices', good(4))
    expect(found({ lines: [...lines, choices] })).toEqual([
      'm: GET /v1/matches/m/choices shows version 4, which is not there',
    ])
    const other = look(15, 3, { head: { version: 3, hash: 'gone' } })
    expect(found({ lines: [...lines, other] })).toEqual(['m: GET /v1/matches/m shows an entry 3 that is not there'])
  })

  test.each([
    ['a gap', [entry(3)]],
    ['what comes twice', [entry(2), entry(2), entry(3)]],
    ['another order', [entry(3), entry(2)]],
    ['a missing end', [entry(2)]],
  ])('finds %s in a stream', (_, entries) => {
    const versions = entries.map(({ version }) => version).join()
    expect(found({ heard: [{ ...heard, entries }] })).toEqual([`m: a listener since 1 heard ${versions} of 3`])
  })

  test('finds a notice that is lost, and one that was never settled', () => {
    const [start, other, turn] = after.notices
    expect(found({}, { notices: [start, other].flatMap((one) => one ?? []) })).toEqual([
      'no notice m/1/0/turn/your-turn',
    ])
    expect(found({}, { notices: [start, turn].flatMap((one) => one ?? []) })).toEqual(['no notice m/1/match-started'])
    expect(found({}, { notices: [...after.notices, notice('m/1/match-ended', 'pending', 'ada')] })).toEqual([
      'notice m/1/match-ended is pending',
    ])
    expect(found({}, { notices: [...after.notices, notice('m/1/match-ended', 'failed', 'ada')] })).toEqual([
      'notice m/1/match-ended is failed',
    ])
  })

  test('finds a mail that is lost, and one that nobody wrote', () => {
    expect(found({}, { mails: [] })).toEqual(['ada got 0 mails of 1'])
    expect(found({}, { mails: [...after.mails, mail('<2>', 'grace')] })).toEqual(['grace got 1 mails of 0'])
  })

  test('finds a mail that comes again, unless it was under way when its process was killed', () => {
    expect(found({}, { mails: [mail('<1>', 'ada'), mail('<1>', 'ada')] })).toEqual(['ada got <1> again'])
    expect(found({}, { mails: [mail('<1>', 'ada'), mail('<1>', 'ada', 1)] })).toEqual([])
    const long = Array.from({ length: 5 }, (_, number) => mail(`<later ${number}>`, 'grace'))
    const written = long.map(({ to }, number) => notice(`m/${number}/match-ended`, 'sent', to))
    expect(
      found(
        {},
        { notices: [...after.notices, ...written], mails: [mail('<1>', 'ada'), ...long, mail('<1>', 'ada', 1)] },
      ),
    ).toEqual(['ada got <1> again'])
    expect(found({}, { mails: [mail('<1>', 'ada'), mail('<other words>', 'ada', 1)] })).toEqual([
      'ada got 2 mails of 1',
    ])
  })
})
