import { Refused } from '../../api.ts'

/** Why somebody can do nothing any more: they were banned, or have erased their account. */
export const keptOut = ['account-banned', 'token-not-valid']

/** Does something that may come too late or too early, which is no fault. @returns undefined where it did */
export async function unlessRefused<Done>(codes: readonly string[], done: Promise<Done>): Promise<Done | undefined> {
  try {
    return await done
  } catch (error) {
    if (error instanceof Refused && error.code !== undefined && codes.includes(error.code)) return undefined
    throw error
  }
}
