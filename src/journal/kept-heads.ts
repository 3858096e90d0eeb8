import { z } from 'zod'
import { SignedHead } from './head-signature.ts'

/**
 * A signed head as mails carry it: the same in every language, in lines that no mail program breaks. A signature has 86
 * characters.
 */
export function headLines({ match, version, hash, keyId, signature }: SignedHead): string[] {
  const half = Math.ceil(signature.length / 2)
  return [
    'paquebot head 1',
    `match ${match}`,
    `version ${version}`,
    `hash ${hash}`,
    `key ${keyId}`,
    `signature ${signature.slice(0, half)}`,
    signature.slice(half),
  ]
}

const headInText =
  /paquebot head 1\s+match\s+([0-9a-f-]{36})\s+version\s+(\d{1,9})\s+hash\s+([0-9a-f]{64})\s+key\s+([0-9a-f]{32})\s+signature\s+((?:[\w-]\s*){86})/g

/** An answer of the API in which a head stands, or the head alone. */
const Answer = z.union([SignedHead, z.looseObject({ head: SignedHead }).transform(({ head }) => head)])

/** The signed heads in what somebody kept: whole mails, as text, quoted or not, or an answer of the API. */
export function headsIn(kept: string): SignedHead[] {
  const answer = Answer.safeParse(jsonIn(kept))
  if (answer.success) return [answer.data]
  const unquoted = kept.replaceAll(/^[>|\s]+/gm, '')
  return [...unquoted.matchAll(headInText)].flatMap(([, match, version, hash, keyId, signature]) => {
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
