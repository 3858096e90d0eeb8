import type { Answer, Heard, Line, Log, Named } from './log.ts'

/** What a server says, and has sent, once it has recovered and nothing is left to send. */
export interface Recovered {
  /** The entries of each match. */
  readonly journals: ReadonlyMap<string, readonly StoredEntry[]>
  /** What `verifyFile` found wrong, a sentence each. */
  readonly faults: readonly string[]
  readonly notices: readonly StoredNotice[]
  /** In the order in which the mail server took them. */
  readonly mails: readonly TakenMail[]
  /** How many servers sent them at a time. */
  readonly servers: number
}

interface StoredEntry extends Named {
  /** When it was made: an ISO time. */
  readonly at: string
}

interface StoredNotice {
  readonly key: string
  readonly status: string
  /** The address of its account. */
  readonly to: string
}

export interface TakenMail {
  readonly id: string
  readonly to: string
  /** How many times a process had been killed before. */
  readonly killed: number
}

/** How many mails a process sends at once (`src/notices/transport/smtp.ts`), so that a kill may find them under way. */
const mailsAtOnce = 5

type Good = Extract<Answer, { kind: 'good' }>

/** Everything that is wrong, a sentence each. */
export function violations(log: Log, after: Recovered): string[] {
  return [
    ...refusals(log),
    ...numbering(after),
    ...after.faults,
    ...lostMoves(log, after),
    ...strangers(log, after),
    ...secondAnswers(log),
    ...readsOfNothing(log, after),
    ...readsThatWentBack(log),
    ...gapsInStreams(log, after),
    ...lostNotices(log, after),
    ...unsettledNotices(after),
    ...wrongMails(after),
  ]
}

/** A client only asks what is allowed: it may be answered that the server is away, and for how long, and nothing else. */
function refusals({ lines }: Log): string[] {
  return lines.flatMap(({ client, request, key, answer }) => {
    if (answer.kind !== 'problem') return []
    const { status, code, retryAfter } = answer
    if (status === 503 && retryAfter === null) return [`${client}: ${request} got a 503 without Retry-After`]
    if (
      (status === 503 && /^(unavailable|storage-full)$/.test(code)) ||
      expected.some(([what, known]) => what.test(request) && known === code)
    )
      return []
    return [`${client}: ${request} under ${key} was refused: ${status} ${code}`]
  })
}

/** How a request may be refused that repeats one whose connection broke off. */
const expected: readonly (readonly [RegExp, string])[] = [
  [/^POST \S+\/seats$/, 'already-joined'],
  [/^POST \S+\/seats$/, 'match-not-open'],
  [/^POST \/v1\/matches$/, 'request-under-way'],
]

/** The entries of a journal are numbered from 1 without a gap. */
function numbering({ journals }: Recovered): string[] {
  return [...journals].flatMap(([match, entries]) => {
    const wrong = entries.find(({ version }, index) => version !== index + 1)
    return wrong ? [`${match}: entry ${wrong.version} is not in its place`] : []
  })
}

/** Each entry that a move was answered with is in the journal, at its place. */
function lostMoves(log: Log, { journals }: Recovered): string[] {
  return moves(log).flatMap(({ line, answer }) =>
    answer.entries
      .filter((entry) => !isIn(journals, line.match, entry))
      .map(({ version }) => `${line.match}: entry ${version} of the move under ${line.key} is lost`),
  )
}

/**
 * Each entry but the first of a match that clients play was answered to the request that made it: none was made twice, and
 * none by nobody.
 */
function strangers(log: Log, { journals }: Recovered): string[] {
  const played = byMatch(answeredLines(log))
  const makers = new Map<string, Set<string>>()
  for (const { line, answer } of moves(log)) {
    for (const { hash } of answer.entries) {
      makers.set(hash, (makers.get(hash) ?? new Set()).add(`${line.match} ${line.key}`))
    }
  }
  return [...played.keys()].flatMap((match) =>
    (journals.get(match) ?? []).slice(1).flatMap(({ version, hash }) => {
      const count = makers.get(hash)?.size ?? 0
      return count === 1 ? [] : [`${match}: entry ${version} was answered to ${count} requests`]
    }),
  )
}

/**
 * The moves that a server made before it ended, and did not answer: whoever repeated them was answered by the next one.
 * @param ends when servers ended
 */
export function unansweredMoves(log: Log, { journals }: Recovered, ends: readonly number[]): string[] {
  const silences = new Map<string, number>(
    log.lines
      .toReversed()
      .flatMap(({ match, key, time, answer }) => (answer.kind === 'none' ? [[`${match} ${key}`, time]] : [])),
  )
  const first = new Map(
    moves(log)
      .toReversed()
      .map((one) => [`${one.line.match} ${one.line.key}`, one]),
  )
  return [...first].flatMap(([under, { line, answer }]) => {
    const silence = silences.get(under)
    const end = ends.find((one) => silence !== undefined && one > silence) ?? 0
    return answer.entries.flatMap(({ version }) => {
      const stored = journals.get(line.match)?.[version - 1]
      const isMade = stored !== undefined && Date.parse(stored.at) < end
      return isMade && line.time > end ? [`${line.match}: entry ${version} was made, and ${line.key} not answered`] : []
    })
  })
}

/** All answers under a key name the same entries. */
function secondAnswers(log: Log): string[] {
  const first = new Map<string, string>()
  return moves(log).flatMap(({ line, answer }) => {
    const under = `${line.match} ${line.key}`
    const hashes = answer.entries.map(({ hash }) => hash).join()
    const before = first.get(under)
    first.set(under, before ?? hashes)
    return before === undefined || before === hashes ? [] : [`${line.match}: two answers under ${line.key}`]
  })
}

/** What any answer says of a match is in its journal in the end. */
function readsOfNothing(log: Log, { journals }: Recovered): string[] {
  return answeredLines(log).flatMap(({ line, answer: { head, version } }) => {
    const entries = journals.get(line.match) ?? []
    if (head !== null && head.version > 0 && !isIn(journals, line.match, head))
      return [`${line.match}: ${line.request} shows an entry ${head.version} that is not there`]
    return version > entries.length
      ? [`${line.match}: ${line.request} shows version ${version}, which is not there`]
      : []
  })
}

/** No answer is older than any that had been given when it was asked for. */
function readsThatWentBack(log: Log): string[] {
  return [...byMatch(answeredLines(log))].flatMap(([match, lines]) => {
    const answers = lines.toSorted((one, other) => one.line.answered - other.line.answered)
    const reads = lines
      .filter(({ line }) => line.key === null)
      .toSorted((one, other) => one.line.asked - other.line.asked)
    let [next, newest] = [0, 0]
    return reads.flatMap(({ line, answer }) => {
      for (let one = answers[next]; one && one.line.answered < line.asked; one = answers[next]) {
        newest = Math.max(newest, one.answer.version)
        next += 1
      }
      return answer.version < newest
        ? [`${match}: ${line.request} shows version ${answer.version} after ${newest}`]
        : []
    })
  })
}

/** Who listens hears each entry since they came once, in its order. */
function gapsInStreams({ heard }: Log, { journals }: Recovered): string[] {
  return heard.flatMap(({ match, from, entries }: Heard) => {
    const all = (journals.get(match) ?? []).slice(from).map(({ hash }) => hash)
    return all.join() === entries.map(({ hash }) => hash).join()
      ? []
      : [`${match}: a listener since ${from} heard ${entries.map(({ version }) => version)} of ${from + all.length}`]
  })
}

/** For each decision that any answer names there is a notice, and for the start of each match. */
function lostNotices(log: Log, { notices, journals }: Recovered): string[] {
  const keys = new Set(notices.map(({ key }) => key.replace(/\/your-turn\/.*/, '/your-turn')))
  const turns = answeredLines(log).flatMap(({ line, answer }) =>
    answer.decisions.map((id) => `${line.match}/${id.split('.').join('/')}/your-turn`),
  )
  const starts = [...journals.keys()].flatMap((match) => [0, 1].map((seat) => `${match}/${seat}/match-started`))
  return [...new Set([...turns, ...starts])].filter((key) => !keys.has(key)).map((key) => `no notice ${key}`)
}

/** In the end each notice was sent, is part of another's mail, or was withheld for a reason. */
function unsettledNotices({ notices }: Recovered): string[] {
  return notices
    .filter(({ status }) => !/^(sent|merged|withheld)$/.test(status))
    .map(({ key, status }) => `notice ${key} is ${status}`)
}

/** Each notice that was sent is one mail. A mail comes again only if it was under way when its process was killed. */
function wrongMails({ notices, mails, servers }: Recovered): string[] {
  const addresses = new Set([...notices, ...mails].map(({ to }) => to))
  const ofEach = [...addresses].flatMap((address) => {
    const sent = notices.filter(({ to, status }) => to === address && status === 'sent').length
    const taken = new Set(mails.filter(({ to }) => to === address).map(({ id }) => id)).size
    return sent === taken ? [] : [`${address} got ${taken} mails of ${sent}`]
  })
  const firsts = new Map(mails.map(({ id }, index) => [id, index] as const).toReversed())
  const again = mails.flatMap((mail, index) => {
    const first = firsts.get(mail.id) ?? index
    const before = mails[first]
    if (before === undefined || first === index) return []
    const later = mails.slice(first + 1).filter(({ killed }) => killed === before.killed).length
    const wasUnderWay = mail.killed > before.killed && later < mailsAtOnce * servers
    return wasUnderWay ? [] : [`${mail.to} got ${mail.id} again`]
  })
  return [...ofEach, ...again]
}

interface AnsweredLine {
  readonly line: Line
  readonly answer: Good
}

const answeredLines = ({ lines }: Log): AnsweredLine[] =>
  lines.flatMap((line) => (line.answer.kind === 'good' && line.match !== '' ? [{ line, answer: line.answer }] : []))

const moves = (log: Log): AnsweredLine[] => answeredLines(log).filter(({ answer }) => answer.entries.length > 0)

function byMatch(lines: readonly AnsweredLine[]): ReadonlyMap<string, AnsweredLine[]> {
  const found = new Map<string, AnsweredLine[]>()
  for (const one of lines) {
    const { match } = one.line
    const those = found.get(match)
    if (those) those.push(one)
    else found.set(match, [one])
  }
  return found
}

const isIn = (journals: Recovered['journals'], match: string, { version, hash }: Named): boolean =>
  journals.get(match)?.[version - 1]?.hash === hash
