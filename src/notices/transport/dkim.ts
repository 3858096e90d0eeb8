import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigurationError, type Dkim } from '../../platform/configuration.ts'

/** What mails are signed with, for nodemailer. */
export interface DkimKey {
  readonly domainName: string
  readonly keySelector: string
  readonly privateKey: string
}

/**
 * What is signed: all that the reader is shown and acts on. Both headers of one-click unsubscribing must be among them
 * (RFC 8058 §4), and the library's own list has only one.
 */
export const signedHeaders = [
  'From',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'MIME-Version',
  'Content-Type',
  'Content-Language',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

/**
 * Reads the key. The library signs with RSA alone, and leaves the signature out without a word where it cannot: so the key
 * is looked at here.
 * @throws ConfigurationError where it is none
 */
export function readDkim({ domain, selector, keyFile }: Dkim): DkimKey {
  const privateKey = pem(keyFile)
  if (privateKey === undefined) {
    throw new ConfigurationError(`DKIM_KEY_FILE: ${keyFile} must hold a private RSA key, in PEM`)
  }
  return { domainName: domain, keySelector: selector, privateKey }
}

function pem(file: string): string | undefined {
  try {
    const key = createPrivateKey(readFileSync(file, 'utf8'))
    return key.asymmetricKeyType === 'rsa' ? key.export({ type: 'pkcs8', format: 'pem' }).toString() : undefined
  } catch {
    return undefined // no such file, or nothing that is a key
  }
}
