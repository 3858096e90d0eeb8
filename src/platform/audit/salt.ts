import { randomBytes } from 'node:crypto'

/**
 * A random part of the details of an act, which nobody can guess. Without it, somebody from whom the details are
 * withheld could find them by the hash of the record: the details of a move are few enough to try them all.
 */
export const newSalt = (): string => randomBytes(16).toString('hex')
