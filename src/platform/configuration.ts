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

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
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
    .email()
    .regex(/^[^@]{1,20}@/, 'must have at most 20 characters before the @, because a token is added there')
    .optional(),
  DKIM_DOMAIN: z.hostname().optional(),
  DKIM_SELECTOR: z.hostname().optional(),
  DKIM_KEY_FILE: z.string().optional(),
  INBOX: z.enum(['local', 'open', 'off']).default('local'),
  TRUST_PROXY: TrustedProxiesSetting.default(false),
  WEBHOOKS_PRIVATE: z.stringbool().default(false),
  ARCHIVE_AFTER_DAYS: z.coerce.number().int().min(1).max(36_500).optional(),
  NOTICES_EXPIRE_AFTER_DAYS: z.coerce.number().int().min(1).max(36_500).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://127.0.0.1:4318').optional(),
  METRICS_TOKEN: z.string().min(shortestSecret, `must have at least ${shortestSecret} characters`).optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every((origin) => origin === '*' || isOrigin(origin)), {
      error: 'must be * or origins like https://client.example.org, with commas between them',
    }),
  MAIL_PICTURES: z.stringbool().default(true),
  IMPRINT_FILE: z.string().optional(),
  PRIVACY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
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
  /** Whoever sends this token may read the metrics. Undefined: only this machine may. */
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
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(present)
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

/** The DKIM settings: all of them, or none. @throws ConfigurationError */
function dkim(set: z.infer<typeof Environment>): Dkim | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = set
  if (domain === undefined && selector === undefined && keyFile === undefined) return undefined
  if (domain === undefined || selector === undefined || keyFile === undefined) {
    throw new ConfigurationError('DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE: must be set together, or none of them')
  }
  return { domain, selector, keyFile: path.resolve(keyFile) }
}
