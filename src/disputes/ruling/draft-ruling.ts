import { randomBytes } from 'node:crypto'
import type { Result } from '../../games/game.ts'
import type { Remedy as JournalRemedy, Ruling } from '../../journal/carry-out-ruling.ts'
import { type LiveMatch, type MatchRecord, newNumber, readMove, replayed } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isFrozenByOthers } from '../raising/dispute-store.ts'
import type { RemedyBody, RuledResult } from './remedy.ts'

/**
 * A ruling as the journal takes it, for the present version: its remedies are translated from those of the API.
 * @throws Problem invalid-request
 */
export async function asRuling(
  platform: Platform,
  { record, head }: LiveMatch,
  number: number,
  remedies: readonly RemedyBody[],
): Promise<Ruling> {
  return {
    dispute: number,
    remedies: remedies.map((remedy, index) => asJournal(record, remedy, index)),
    at: platform.clock.now().toISOString(),
    past: await replayed(platform, record, head.version),
    thaws: head.frozen && !(await isFrozenByOthers(platform, record.id, number)),
    newSeed: randomBytes(32).toString('hex'),
  }
}

function asJournal(record: MatchRecord, remedy: RemedyBody, index: number): JournalRemedy {
  const place = ['body', 'remedies', index]
  switch (remedy.kind) {
    case 'rewind':
    case 'annul':
      return remedy
    case 'move':
      requireSeat(record, remedy.seat, place)
      return { ...remedy, move: readMove(record.game, remedy.move, [...place, 'move']) }
    case 'replace':
      requireSeat(record, remedy.seat, place)
      return { ...remedy, participant: newNumber() }
    case 'end':
      return { kind: 'end', result: asResult(record, remedy.result, place) }
  }
}

function requireSeat({ seats }: MatchRecord, seat: number, place: readonly (string | number)[]): void {
  if (seat >= seats) throw wrong([...place, 'seat'], 'there is no such seat')
}

/** A result as games record it, without score lines, which a ruling cannot give. */
function asResult({ seats }: MatchRecord, verdict: RuledResult, place: readonly (string | number)[]): Result {
  const named = new Set(verdict.map(({ seat }) => seat))
  if (verdict.length !== seats || [...Array(seats).keys()].some((seat) => !named.has(seat))) {
    throw wrong([...place, 'result'], 'must name every seat once')
  }
  const isPlaced = (one: RuledResult[number]) =>
    one.place === 1 + verdict.filter(({ place }) => place < one.place).length
  if (!verdict.every(isPlaced)) throw wrong([...place, 'result'], 'must give places from 1 on, which ties share')
  return {
    reason: 'ruling',
    seats: verdict.map((seat) => ({ ...seat, lines: [] })).sort((one, other) => one.seat - other.seat),
  }
}

const wrong = (place: readonly (string | number)[], problem: string) =>
  new Problem('invalid-request', { errors: [{ at: place.join('/'), problem }] })
