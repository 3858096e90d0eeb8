import type { MatchRecord, Removal } from './record.ts'

/** The last time that an account was removed from a match; undefined if it never was. */
export const removalFrom = ({ removed }: Pick<MatchRecord, 'removed'>, account: string): Removal | undefined =>
  removed.findLast((one) => one.account === account)
