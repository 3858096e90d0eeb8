import { z } from 'zod'

const error = 'This must be an address like https://example.org/paquebot, without a user or a password.'

/** An address that somebody gave, to which the server posts. */
export const ReceiverUrl = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[\x21-\x7e]+$/, { error, abort: true })
  .refine(isWithoutCredentials, error)

function isWithoutCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}
