import { z } from 'zod'
import { SignedHead } from './head-signature.ts'

/** A signed head as the fragment of an address. */
export const headFragment = ({ match, version, hash, keyId, signature }: SignedHead): string =>
  [match, version, hash, keyId, signature].join('/')

const headInLink = /#([0-9a-f-]{36})\/(\d{1,9})\/([0-9a-f]{64})\/([0-9a-f]{32})\/([\w-]{86})/g

const headInText =
  /paquebot head 1\s+match\s+([0-9a-f-]{36})\s+version\s+(\d{1,9})\s+hash\s+([0-9a-f]{64})\s+key\s+([0-9a-f]{32})\s+signature\s+((?:[\w-]\s*){86})/g

/** An answer of the API that contains a head, or only the head. */
const Answer = z.union([SignedHead, z.looseObject({ head: SignedHead }).transform(({ head }) => head)])

/**
 * The signed heads in what somebody kept: mails as text or source, quoted or not, or an answer of the API. Mails
 * contain them in the address of a link; older mails contained them as lines.
 */
export function headsIn(kept: string): SignedHead[] {
  const answer = Answer.safeParse(jsonIn(kept))
  if (answer.success) return [answer.data]
  const unquoted = kept.replaceAll(/^[>|\s]+/gm, '')
  // Quoted-printable ends broken lines with `=` (RFC 2045 §6.7); replies break lines anywhere.
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
    // Not JSON, so it is a mail rather than an answer of the API.
    return undefined
  }
}
