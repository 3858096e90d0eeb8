import { Refused } from '../../api.ts'

/**
 * The codes that say that a player can do nothing any more: they are banned, or have erased their account, whose address
 * then signs nobody in.
 */
export const keptOut = ['account-banned', 'token-not-valid', 'wrong-credentials']

/** Waits for an action that may be refused. @returns undefined if it was refused with one of the codes */
export async function unlessRefused<Done>(codes: readonly string[], done: Promise<Done>): Promise<Done | undefined> {
  try {
    return await done
  } catch (error) {
    if (error instanceof Refused && error.code !== undefined && codes.includes(error.code)) return undefined
    throw error
  }
}
