import { z } from 'zod'
import { SignedHead } from './head-signature.ts'

/** As the address of a page carries a signed head. */
export const headFragment = ({ match, version, hash, keyId, signature }: SignedHead): string =>
  [match, version, hash, keyId, signature].join('/')

const headInLink = /#([0-9a-f-]{36})\/(\d{1,9})\/([0-9a-f]{64})\/([0-9a-f]{32})\/([\w-]{86})/g

const headInText =
  /paquebot head 1\s+match\s+([0-9a-f-]{36})\s+version\s+(\d{1,9})\s+hash\s+([0-9a-f]{64})\s+key\s+([0-9a-f]{32})\s+signature\s+((?:[\w-]\s*){86})/g

/** An answer of the API in which a head stands, or the head alone. */
const Answer = z.union([SignedHead, z.looseObject({ head: SignedHead }).transform(({ head }) => head)])

/**
 * The signed heads in what somebody kept: whole mails, as text or as they were sent, quoted or not, or an answer of the
 * API. Mails have them in the address of a link; earlier mails had them in lines.
 */
export function headsIn(kept: string): SignedHead[] {
  const answer = Answer.safeParse(jsonIn(kept))
  if (answer.success) return [answer.data]
  const unquoted = kept.replaceAll(/^[>|\s]+/gm, '')
  // Quoted-printable breaks lines with `=` at their end (RFC 2045 §6.7); answers to mails break them where they like.
  const unbroken = unquoted.replaceAll(/=?[\r\n]+/g, '')
  const found = [...unquoted.matchAll(headInText), ...unbroken.matchAll(headInLink)]
  return found.flatMap(([, match, version, hash, keyId, signature]) => {
    const read = SignedHead.safeParse({
      match,
      version: Number(version),
      hash,
      keyId,
      signature: signature?.replaceAll(/\s/g, ''),
    })
    return read.success ? [read.data] : []
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It is no answer of the API, then: a mail.
    return undefined
  }
}
