import path from 'node:path'
import { z } from 'zod'
import { isPublic } from './public-address.ts'
import { type TrustedProxies, TrustedProxiesSetting } from './trusted-proxies.ts'

/** In characters. A shorter secret could be guessed. */
export const shortestSecret = 32

/**
 * A URL with one of these protocols. Without the check, `localhost:3000` would pass as a URL with protocol
 * `localhost:`.
 */
function address(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be like ${example}`, abort: true })
}

/** Scheme, host and port, and nothing else. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Whether an address stays one when a path is added at its end. */
function isBase(text: string): boolean {
  const { username, password, pathname } = new URL(text)
  return username === '' && password === '' && /^\/+$/.test(pathname) && !/[?#]/.test(text)
}

/** A whole number in decimal digits. A coercion would also take `0x10` and `1e1`. */
function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error))
}

/** One of some words. */
function word<const Words extends readonly [string, ...string[]]>(words: Words) {
  const error = `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  return z.enum(words, { error })
}

const yesOrNo = () => z.stringbool({ error: 'must be true or false' })
const hostName = () => z.hostname({ error: 'must be a host name, such as example.org' })

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'https://paquebot.example.org')
    .refine(isBase, 'must have no user, path, query or fragment: the server needs the root of its host name')
    .optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/database').optional(),
  DATABASE_DIRECT_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/database').optional(),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/database').optional(),
  DATA_DIR: z.string().default('./data'),
  PAQUEBOT_SECRET: z.string().min(shortestSecret, `must have at least ${shortestSecret} characters`).optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().includes('@', 'must contain a mail address').default('Paquebot <paquebot@localhost>'),
  MAIL_BOUNCES: z
    .email({ error: 'must be a mail address, such as bounces@example.org', abort: true })
    .regex(/^[^@]{1,20}@/, 'must have at most 20 characters before the @, because a token is added there')
    .optional(),
  DKIM_DOMAIN: hostName().optional(),
  DKIM_SELECTOR: z.hostname({ error: 'must be a name in the DNS, such as boat' }).optional(),
  DKIM_KEY_FILE: z.string().optional(),
  INBOX: word(['local', 'open', 'off']).default('local'),
  TRUST_PROXY: TrustedProxiesSetting.default(false),
  WEBHOOKS_PRIVATE: yesOrNo().default(false),
  ARCHIVE_AFTER_DAYS: wholeNumber(1, 36_500).optional(),
  NOTICES_EXPIRE_AFTER_DAYS: wholeNumber(1, 36_500).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://127.0.0.1:4318').optional(),
  METRICS_TOKEN: z.string().min(shortestSecret, `must have at least ${shortestSecret} characters`).optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every((origin) => origin === '*' || isOrigin(origin)), {
      error: 'must be * or origins like https://client.example.org, with commas between them',
    }),
  MAIL_PICTURES: yesOrNo().default(true),
  IMPRINT_FILE: z.string().optional(),
  PRIVACY_FILE: z.string().optional(),
  LOG_LEVEL: word(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** Everything that is configured from outside; read once at start-up. */
export interface Configuration {
  /** 0 lets the system choose. */
  readonly port: number
  readonly host: string
  /** The address at which people reach this server, without a trailing slash. Undefined: http://host:port. */
  readonly publicUrl: string | undefined
  /** Undefined: an embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** The address of PostgreSQL itself, if `databaseUrl` is that of a pooler in transaction mode. */
  readonly databaseDirectUrl: string | undefined
  /** A copy of that database that follows it, for what may be a second old. */
  readonly databaseReplicaUrl: string | undefined
  readonly dataDir: string
  /** The secret that seals seeds and signs tokens. Undefined: a file in `dataDir`, made at the first start. */
  readonly secret: string | undefined
  /** Undefined: mails go to the development inbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** The address that bounces are mailed to, with a token added before the @. Undefined: the sender's. */
  readonly mailBounces: string | undefined
  /** The key that mails are signed with (RFC 6376). Undefined: this server does not sign them. */
  readonly dkim: Dkim | undefined
  /** Who may read the development inbox: the person who started the server, everybody, nobody. */
  readonly inbox: 'local' | 'open' | 'off'
  readonly trustProxy: TrustedProxies
  /** Whether webhooks may reach private addresses: this machine and its networks. */
  readonly webhooksPrivate: boolean
  /** How many days after its end a match is archived. Undefined: never. */
  readonly archiveAfterDays: number | undefined
  /** After how many days a notice about an archived match is deleted. Undefined: never. */
  readonly noticesExpireAfterDays: number | undefined
  /** The token that a reader of the metrics sends. Undefined: only this machine may read them. */
  readonly metricsToken: string | undefined
  /** The collector that is told how long requests take, without a path. Undefined: nobody is. */
  readonly tracesTo: string | undefined
  /** The origins whose pages may call the API (CORS, Fetch standard): none, some, or any (`*`). */
  readonly corsOrigins: readonly string[]
  /** Whether mails include a picture of the position. */
  readonly mailPictures: boolean
  /** A text file that says who runs this server. */
  readonly imprintFile: string | undefined
  /** A text file that says what happens to the data of people. */
  readonly privacyFile: string | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** A key that mails are signed with. Its public half is in the DNS at `selector._domainkey.domain`. */
export interface Dkim {
  readonly domain: string
  readonly selector: string
  readonly keyFile: string
}

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigurationError naming every wrong variable, and what is wrong with it
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const read = Environment.safeParse(present(environment))
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigurationError(lines.join('\n'))
  }
  const set = read.data
  if (set.PUBLIC_URL !== undefined && isPublic(set.PUBLIC_URL) && set.SMTP_URL === undefined && set.INBOX !== 'open') {
    throw new ConfigurationError(
      'PUBLIC_URL: is public, but no mail would reach anybody: set SMTP_URL to send mails, or INBOX=open to let everybody read them here',
    )
  }
  for (const beside of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (set[beside] !== undefined && set.DATABASE_URL === undefined) {
      throw new ConfigurationError(`${beside}: says more of DATABASE_URL, which is not set`)
    }
  }
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: set.DATABASE_DIRECT_URL,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL,
    dataDir: path.resolve(set.DATA_DIR),
    secret: set.PAQUEBOT_SECRET,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    mailBounces: set.MAIL_BOUNCES,
    dkim: dkim(set),
    inbox: set.INBOX,
    trustProxy: set.TRUST_PROXY,
    webhooksPrivate: set.WEBHOOKS_PRIVATE,
    archiveAfterDays: set.ARCHIVE_AFTER_DAYS,
    noticesExpireAfterDays: set.NOTICES_EXPIRE_AFTER_DAYS,
    metricsToken: set.METRICS_TOKEN,
    tracesTo: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    corsOrigins: set.CORS_ORIGINS,
    mailPictures: set.MAIL_PICTURES,
    imprintFile: set.IMPRINT_FILE && path.resolve(set.IMPRINT_FILE),
    privacyFile: set.PRIVACY_FILE && path.resolve(set.PRIVACY_FILE),
    logLevel: set.LOG_LEVEL,
  }
}

/** The variables that are set: a blank one counts as not set, and spaces around a value do not count. */
function present(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = '']): [string, string] => {
    // A database that was begun with a secret knows it with its spaces.
    return [name, name === 'PAQUEBOT_SECRET' && value.trim() !== '' ? value : value.trim()]
  })
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

/** The DKIM settings: all of them, or none. @throws ConfigurationError */
function dkim(set: z.infer<typeof Environment>): Dkim | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = set
  if (domain === undefined && selector === undefined && keyFile === undefined) return undefined
  if (domain === undefined || selector === undefined || keyFile === undefined) {
    throw new ConfigurationError('DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE: must be set together, or none of them')
  }
  return { domain, selector, keyFile: path.resolve(keyFile) }
}
