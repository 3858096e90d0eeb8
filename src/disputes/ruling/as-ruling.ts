import { randomBytes } from 'node:crypto'
import type { Result } from '../../games/game.ts'
import type { Remedy, Ruling } from '../../journal/carry-out-ruling.ts'
import { type LiveMatch, type MatchRecord, newNumber, readMove, replayJournal } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { type FieldPath, invalidAt } from '../../platform/problems/validation.ts'
import { isFrozenByOthers } from '../record/dispute-store.ts'
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
    past: await replayJournal(platform, record, head.version),
    thaws: head.frozen && !(await isFrozenByOthers(platform, record.id, number)),
    newSeed: randomBytes(32).toString('hex'),
  }
}

function asJournal(record: MatchRecord, remedy: RemedyBody, index: number): Remedy {
  const field = ['body', 'remedies', index]
  switch (remedy.kind) {
    case 'rewind':
    case 'annul':
      return remedy
    case 'move':
      requireSeat(record, remedy.seat, field)
      return { ...remedy, move: readMove(record.game, remedy.move, [...field, 'move']) }
    case 'replace':
      requireSeat(record, remedy.seat, field)
      return { ...remedy, participant: newNumber() }
    case 'end':
      return { kind: 'end', result: asResult(record, remedy.result, field) }
  }
}

function requireSeat({ seats }: MatchRecord, seat: number, field: FieldPath): void {
  if (seat >= seats) throw wrong([...field, 'seat'], 'There is no such seat.')
}

/** A result as games record it, without score lines, which a ruling cannot give. */
function asResult({ seats }: MatchRecord, verdict: RuledResult, field: FieldPath): Result {
  const named = new Set(verdict.map(({ seat }) => seat))
  if (verdict.length !== seats || [...Array(seats).keys()].some((seat) => !named.has(seat))) {
    throw wrong([...field, 'result'], 'This must name every seat once.')
  }
  const isPlaced = (one: RuledResult[number]) =>
    one.place === 1 + verdict.filter(({ place }) => place < one.place).length
  if (!verdict.every(isPlaced)) throw wrong([...field, 'result'], 'Places must count from 1, and ties share a place.')
  return {
    reason: 'ruling',
    seats: verdict.map((seat) => ({ ...seat, lines: [] })).sort((one, other) => one.seat - other.seat),
  }
}

const wrong = (field: FieldPath, problem: string) =>
  new Problem('invalid-request', { errors: invalidAt(field, [{ path: [], problem }]) })
