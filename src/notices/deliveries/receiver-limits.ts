import { aMinute, perAccount } from '../../platform/http/limit.ts'

/** Of the routes that take the address of a receiver, together: each looks up its host. */
export const receiverLimits = [perAccount(30, aMinute)]
