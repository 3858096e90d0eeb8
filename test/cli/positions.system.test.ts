import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { havana } from '../../src/games/havana/index.ts'
import { State } from '../../src/games/havana/state.ts'
import { writePosition } from '../../src/games/position.ts'
import { paquebot } from './paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-positions-'))
afterAll(() => rmSync(folder, { recursive: true }))

const Written = z.strictObject({
  format: z.literal('paquebot-position'),
  version: z.literal(1),
  game: z.literal('havana'),
  state: State,
})
const Tried = z.strictObject({ events: z.array(z.looseObject({ type: z.string() })), position: Written })

const file = path.join(folder, 'opening.json')
let position: z.infer<typeof Written>

beforeAll(async () => {
  const opened = await paquebot([
    'open',
    '--game',
    'havana',
    '--seats',
    '2',
    '--seed',
    'a',
    '--options',
    '{"buildings":36}',
  ])
  writeFileSync(file, opened.stdout)
  position = Written.parse(JSON.parse(opened.stdout))
})

describe('paquebot open', () => {
  test('prints the same position for the same seed, with the options asked for', async () => {
    const again = await paquebot([
      'open',
      '--game',
      'havana',
      '--seats',
      '2',
      '--seed',
      'a',
      '--options',
      '{"buildings":36}',
      '--json',
    ])
    expect(again.code).toBe(0)
    expect(again.stderr).toBe('')
    expect(JSON.parse(again.stdout)).toEqual(position)
    expect(position.state.options.buildings).toBe(36)
    expect(position.state.seats).toHaveLength(2)
  })
})

describe('paquebot view', () => {
  test('shows a seat its own hand, and a spectator none', async () => {
    const [seat, spectator] = await Promise.all([
      paquebot(['view', '--position', file, '--as', '1', '--json']),
      paquebot(['view', '--position', file, '--as', 'spectator', '--json']),
    ])
    const Seen = z.object({ seats: z.array(z.object({ secret: z.object({ hand: z.array(z.string()) }).nullable() })) })
    expect(Seen.parse(JSON.parse(seat.stdout)).seats.map(({ secret }) => secret?.hand.length)).toEqual([undefined, 13])
    expect(Seen.parse(JSON.parse(spectator.stdout)).seats.map(({ secret }) => secret)).toEqual([null, null])
  })

  test('describes a piped position in words, in the requested language', async () => {
    const printed = await paquebot(['view', '--position', '-', '--as', 'spectator', '--language', 'fr'], {
      input: JSON.stringify(position),
    })
    expect(printed).toMatchObject({ code: 0, stderr: '' })
    expect(printed.stdout).toContain('Place 1')
  })
})

describe('paquebot choices', () => {
  test('lists forms, each with an example that try accepts', async () => {
    const offered = await paquebot(['choices', '--position', file, '--seat', '0', '--json'])
    const Offered = z.object({ choices: z.array(z.object({ example: z.unknown() })).min(1) })
    const { choices } = Offered.parse(JSON.parse(offered.stdout))
    const tried = await paquebot([
      'try',
      '--position',
      file,
      '--seat',
      '0',
      '--move',
      JSON.stringify(choices[0]?.example),
    ])
    expect(tried).toMatchObject({ code: 0, stderr: '' })
    expect(tried.stdout).toContain('Seat 0 chose two cards.')
  })
})

describe('paquebot try', () => {
  const open = JSON.stringify({ type: 'open', cards: ['siesta', 'mama'] })

  test('continues from the position that it prints, and draws the same for the same seed', async () => {
    const first = await paquebot(['try', '--position', file, '--seat', '0', '--move', open, '--json'])
    const { events, position: next } = Tried.parse(JSON.parse(first.stdout))
    expect(events.map(({ type }) => type)).toEqual(['opening-chosen', 'opening-committed'])
    const args = ['try', '--position', '-', '--seat', '1', '--move', open, '--seed', 'b', '--json']
    const [second, again] = await Promise.all([1, 2].map(() => paquebot(args, { input: JSON.stringify(next) })))
    expect(second).toMatchObject({ code: 0 })
    expect(second).toEqual(again)
    expect(Tried.parse(JSON.parse(second?.stdout ?? '')).position.state.phase.name).toBe('turns')
  })

  test('explains why a move is refused: code and sentence, exit code 1', async () => {
    const move = JSON.stringify({ type: 'open', cards: ['siesta', 'siesta'] })
    const [printed, json] = await Promise.all([
      paquebot(['try', '--position', file, '--seat', '0', '--move', move]),
      paquebot(['try', '--position', file, '--seat', '0', '--move', move, '--json', '--language', 'es']),
    ])
    expect(printed).toEqual({ code: 1, stdout: '', stderr: 'Choose two different cards.\nhavana/same-card-twice\n' })
    expect(json).toMatchObject({ code: 1, stderr: '' })
    expect(JSON.parse(json.stdout)).toMatchObject({ problem: { code: 'havana/same-card-twice' } })
    expect(json.stdout).not.toContain('Choose two different cards.')
  })
})

describe('a position that was edited by hand', () => {
  test('is refused if it is impossible, with what is wrong and where', async () => {
    const seats = position.state.seats.map((seat) => ({ ...seat, pieces: { ...seat.pieces, pesos: 99 } }))
    const impossible = JSON.stringify({ ...position, state: { ...position.state, seats } })
    const misshapen = JSON.stringify({ ...position, state: { ...position.state, round: 'one' } })
    const [pieces, shape, json, french] = await Promise.all([
      paquebot(['choices', '--position', '-', '--seat', '0'], { input: impossible }),
      paquebot(['view', '--position', '-', '--as', '0'], { input: misshapen }),
      paquebot(['view', '--position', '-', '--as', '0', '--json'], { input: misshapen }),
      paquebot(['view', '--position', '-', '--as', '0', '--language', 'fr'], { input: impossible }),
    ])
    expect(pieces).toMatchObject({ code: 1, stdout: '' })
    expect(pieces.stderr).toMatch(/^This position is impossible:\n.*pesos/i)
    expect(french.stderr).toMatch(/^Cette position ne peut pas exister\u202f:\n.*pesos: Il y en a/)
    expect(shape).toMatchObject({ code: 1, stdout: '' })
    expect(shape.stderr).toMatch(/^This position is impossible:\nround: /)
    expect(JSON.parse(json.stdout)).toMatchObject({ problems: [{ at: 'round' }] })
    for (const { stderr } of [pieces, shape, json]) expect(stderr).not.toMatch(/^\s+at /m)
  })
})

describe('wrong usage is explained in a clear line, and exits with 2', () => {
  const cases: [what: string, args: string[], says: RegExp, input?: string][] = [
    [
      'a file that is not there',
      ['view', '--position', 'no.json', '--as', '0'],
      /^error: no\.json cannot be read: there is/,
    ],
    ['what is not JSON', ['view', '--position', '-', '--as', '0'], /^error: - is not JSON: /, '{'],
    [
      'a game that is not known',
      ['open', '--game', 'chess', '--seats', '2'],
      /^error: unknown game chess\. There are: le-havre, havana, hamlet/,
    ],
    ['a seat that is not there', ['choices', '--position', file, '--seat', '2'], /^error: --seat must be .*, not 2$/m],
    [
      'an invalid move',
      ['try', '--position', file, '--seat', '0', '--move', '{"type":"fly"}'],
      /^error: --move is not a move/,
    ],
    ['an unknown command', ['fly'], /^error: unknown command 'fly'/],
    ['an argument that is missing', ['choices', '--position', file], /^error: required option '--seat <number>' not/],
  ]

  test.each(cases)('%s', async (_what, args, says, input = '') => {
    const ran = await paquebot(args, { input })
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(says)
    expect(ran.stderr).not.toMatch(/^\s+at /m)
  })
})

describe('a position with an automatic step due', () => {
  const undrawn = path.join(folder, 'undrawn.json')
  const state = havana.opening({ seats: 2, options: havana.meta.options.parse({}) })
  writeFileSync(undrawn, JSON.stringify(writePosition(havana, state)))

  test('is settled first, by every command alike: whichever seat is asked may move', async () => {
    const [chosen, again, seen, other] = await Promise.all([
      paquebot(['choices', '--position', undrawn, '--seat', '0', '--json']),
      paquebot(['choices', '--position', undrawn, '--seat', '0', '--json']),
      paquebot(['view', '--position', undrawn, '--as', 'administrator', '--json']),
      paquebot(['view', '--position', undrawn, '--as', 'administrator', '--seed', 'b', '--json']),
    ])
    expect(chosen).toMatchObject({ code: 0, stderr: '' })
    expect(again.stdout).toBe(chosen.stdout)
    const { choices } = JSON.parse(chosen.stdout)
    expect(choices.length).toBeGreaterThan(0)
    expect(other.stdout).not.toBe(seen.stdout)
    const move = JSON.stringify(choices[0].example)
    const tried = await paquebot(['try', '--position', undrawn, '--seat', '0', '--move', move, '--json'])
    expect(tried.code).toBe(0)
    const { events, position: after } = Tried.parse(JSON.parse(tried.stdout))
    expect(events[0]?.type).toBe('ages-drawn')
    expect(after.state.rows.upper).toEqual(JSON.parse(seen.stdout).rows.upper)
  })
})
