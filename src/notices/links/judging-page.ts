import type { Account } from '../../generated/prisma/client.ts'
import { type MatchRecord, takesPart } from '../../matches/index.ts'
import type { MatchPage } from './links.ts'

/** The page on which an administrator judges the disputes of a match; null for others, and for who takes part in it. */
export const judgingPage = (record: MatchRecord, { id, role }: Pick<Account, 'id' | 'role'>): MatchPage | null =>
  role === 'administrator' && !takesPart(record, id) ? `administration/matches/${record.id}` : null
