import { words } from '../../src/notices/locales/index.ts'
import { GameTitle, type Mail, type Match } from './answers.ts'
import type { Checks } from './checks.ts'
import type { Person } from './people.ts'
import type { Seated } from './play.ts'
import { heading, line, table } from './print.ts'

/** The subjects of the mails that a reader may get about a match, in their language. */
export interface Subjects {
  /** On its own, or merged with the mail about the first turn. */
  readonly started: readonly string[]
  readonly turn: readonly string[]
  readonly ended: readonly string[]
}

export async function subjectsFor({ api, language }: Person, game: string, { name }: Match): Promise<Subjects> {
  const { title } = await api.get(`/v1/games/${game}`, GameTitle)
  const say = words[language]
  const subject = (news: string) => say.match.subject(name, title, news)
  const both = subject(say.started.yourTurn)
  return {
    started: [subject(say.started.subject), both],
    turn: [subject(say.turn.subject), both],
    ended: [subject(say.ended.subject)],
  }
}

/** Counts everybody's mails, and checks that none is missing and that they are accurate. */
export async function reviewMails(seats: readonly Seated[], checks: Checks): Promise<void> {
  heading('The mails each player got')
  for (const { person, subjects, turnMails } of seats) {
    const { name, email, language } = person
    await person.inbox.next(...subjects.ended)
    const counts = new Map<string, number>()
    for (const { subject } of await person.inbox.list()) counts.set(subject, (counts.get(subject) ?? 0) + 1)
    line(`${name} <${email}>, language ${language}`)
    table([...counts].map(([subject, count]) => [count, subject]))
    checks.hold(
      `${name} got mails about the start, turns and the end, in the language of the account`,
      Object.values(subjects).every((some: readonly string[]) => some.some((subject) => counts.has(subject))),
    )
    checks.hold(
      `each turn mail to ${name} asked what the API asked, and can be switched off with one click`,
      turnMails.length > 0 && turnMails.every(({ mail, asks }) => mail.text.includes(asks) && suits(mail, language)),
    )
  }
}

/** Prints a whole mail, as its reader sees it. */
export function printMail({ to, subject, text }: Mail): void {
  heading('One of these mails')
  for (const each of [`To: ${to}`, `Subject: ${subject}`, '', ...text.trimEnd().split('\n')]) line(each)
}

/** Whether a mail's headers name its language, and the one request that ends such mails (RFC 8058). */
function suits({ headers }: Mail, language: string): boolean {
  const header = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value
  return header('content-language') === language && header('list-unsubscribe-post') === 'List-Unsubscribe=One-Click'
}
