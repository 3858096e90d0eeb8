import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { leadsToPage, linksIn } from './page-links.ts'
import { portOf } from './ports.ts'

/** A mail as a mail server received it. */
export interface Delivered {
  /** The sender in the envelope, to which reports go. */
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: Email
}

/**
 * A real SMTP server on this machine, which can be stopped, started again, and made to refuse. It refuses every mail
 * with a link to anything but a page, unless it takes those of old versions.
 */
export interface MailServer {
  readonly url: string
  readonly delivered: Delivered[]
  down(): Promise<void>
  up(): Promise<void>
  /** The answer to every recipient from now on; undefined accepts them. */
  refuse(answer: { code: number; text: string } | undefined): void
  /** Accepts the next mail's data and delays the answer until it is released. */
  holdNext(): { readonly held: Promise<void>; release(): void }
}

export async function mailServer({
  links = 'pages',
}: {
  links?: 'pages' | 'any' | undefined
} = {}): Promise<MailServer> {
  const delivered: Delivered[] = []
  let refusal: { code: number; text: string } | undefined
  let hold: { reached: () => void; released: Promise<void> } | undefined
  let port = 0
  let server = await listen()

  async function listen(): Promise<SMTPServer> {
    const next = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 50,
      onRcptTo: (_address, _session, done) =>
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8')
          const to = session.envelope.rcptTo.map(({ address }) => address)
          const { mailFrom } = session.envelope
          const from = mailFrom ? mailFrom.address : ''
          const waiting = hold
          hold = undefined
          waiting?.reached()
          Promise.all([PostalMime.parse(raw), waiting?.released])
            .then(([mail]) => {
              const stray = linksIn(mail).filter((link) => !leadsToPage(link))
              if (links === 'pages' && stray.length > 0) throw new Error(`no pages: ${stray.join(' ')}`)
              delivered.push({ from, to, raw, mail })
            })
            .then(
              () => done(),
              (error: Error) => done(error),
            )
        })
      },
    })
    // A client may be killed in the middle of a mail.
    next.on('error', () => {})
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', () => resolve()))
    port = portOf(next.server)
    return next
  }

  return {
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    delivered,
    down: () => new Promise((resolve) => server.close(() => resolve())),
    async up() {
      server = await listen()
    },
    refuse(answer) {
      refusal = answer
    },
    holdNext() {
      let release = () => {}
      let reached = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const held = new Promise<void>((resolve) => {
        reached = resolve
      })
      hold = { reached, released }
      return { held, release }
    },
  }
}
