import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigurationError, type Dkim } from '../../platform/configuration.ts'

/** The key that mails are signed with, in the form of nodemailer. */
export interface DkimKey {
  readonly domainName: string
  readonly keySelector: string
  readonly privateKey: string
}

/**
 * The signed headers: everything that a reader sees or acts on. Both headers of one-click unsubscribing must be signed
 * (RFC 8058 §4), and the library's own list has only one of them.
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
 * Reads the key. The library supports RSA only, and silently sends unsigned mails if it cannot sign: so the key is
 * checked here.
 * @throws ConfigurationError if the file does not contain such a key
 */
export function readDkim({ domain, selector, keyFile }: Dkim): DkimKey {
  const privateKey = pem(contentOf(keyFile))
  if (privateKey === undefined) {
    throw new ConfigurationError(`DKIM_KEY_FILE: ${keyFile} must hold a private RSA key, in PEM`)
  }
  return { domainName: domain, keySelector: selector, privateKey }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigurationError(`DKIM_KEY_FILE: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The text as an RSA key; undefined if it is no such key. */
function pem(text: string): string | undefined {
  try {
    const key = createPrivateKey(text)
    return key.asymmetricKeyType === 'rsa' ? key.export({ type: 'pkcs8', format: 'pem' }).toString() : undefined
  } catch {
    return undefined
  }
}
