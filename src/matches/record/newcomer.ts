import { randomBytes } from 'node:crypto'
import { ownerById } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { participantOf } from './find-match.ts'
import type { Participant } from './record.ts'

/** A participant's number: random, so that it gives nothing away about the account. */
export function newNumber(): string {
  return randomBytes(8).toString('hex')
}

/** The number of a newcomer, the order of joining and what they add to the dice; these two are empty after the start. */
interface Joining {
  readonly number?: string
  readonly joined?: number | null
  readonly entropy?: string
}

/** An account that is about to take part in a match. */
export async function newcomerOf({ database }: Platform, id: string, joining: Joining = {}): Promise<Participant> {
  const account = await ownerById(database, id)
  return participantOf({ ...nobodyYet(joining), account, accountId: id })
}

/** A bot that is about to take part in a match. */
export const newBot = (joining: Joining = {}): Participant =>
  participantOf({ ...nobodyYet(joining), account: null, accountId: null })

function nobodyYet({ number = newNumber(), joined = null, entropy = '' }: Joining) {
  const state = { seat: null, bank: null, leftAt: null, offeredAt: null, hasOrders: false, barred: false, name: null }
  const decided = { inTime: 0, late: 0, retaken: 0, answerTimes: [], missed: 0 }
  return { ...state, ...decided, number, entropy, joined }
}
