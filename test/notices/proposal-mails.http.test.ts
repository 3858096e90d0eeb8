import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProposalTerms } from '../../src/matches/proposals/proposal-terms.ts'
import { botTakes } from '../../src/matches/substitutes/substitutes.ts'
import { mailServer } from '../support/mail-server.ts'
import { releaseMendedHavana } from '../support/newer-rules.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'
import { expected, type ProposalSentences, rulesSaid } from './mails/proposal-sentences.ts'
import { stage } from './stage.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform } = paquebot
const { prisma } = platform.database
const { mailsTo, theMail } = mailbox(server)
const on = stage(paquebot)
const { notify } = on

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })
const dora = await newPlayer(paquebot, { name: 'Dora' })

/** In Tokyo it is already the next day. */
const pausedUntil = new Date('2026-03-07T20:30:00.000Z')

beforeEach(async () => {
  await prisma.account.updateMany({ data: { language: 'en', timeZone: 'UTC', mails: {} } })
  server.delivered.splice(0)
})

interface Made {
  readonly status?: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed'
  readonly agreed?: number[]
}

/** Ann's proposal in a match in which a move was made. @returns the match */
async function proposal(terms: ProposalTerms, { status = 'open', agreed = [] }: Made = {}): Promise<string> {
  const match = await on.started([ann, bob, cleo])
  await on.moves(match, 2, cleo)
  if (terms.kind === 'resume' && status === 'open') await pause(match)
  await prisma.proposal.create({ data: { matchId: match, number: 1, terms, seat: 0, version: 2, agreed, status } })
  return match
}

const pause = (match: string) => prisma.match.update({ where: { id: match }, data: { pausedUntil } })

const notifyProposed = (person: Person, match: string) => notify(person, { topic: 'proposed', match, proposal: 1 })
const notifyDecided = (person: Person, match: string) =>
  notify(person, { topic: 'proposal-decided', match, proposal: 1 })

const everyKind: readonly (readonly [name: keyof ProposalSentences['terms'], terms: ProposalTerms])[] = [
  ['pause', { kind: 'pause', days: 5 }],
  ['resume', { kind: 'resume' }],
  ['end', { kind: 'end' }],
  ['takeBack', { kind: 'take-back', to: 1 }],
  ['bot', { kind: 'replace', seat: 2, by: 'bot' }],
  ['person', { kind: 'replace', seat: 2, by: 'person' }],
]

/** In French, as its readers get them: `mails/*.unit.test.ts` test the wording in each language. */
const say = expected.fr

describe('mails about proposals, in French', () => {
  beforeEach(async () => {
    await prisma.account.updateMany({ data: { language: 'fr', timeZone: 'Asia/Tokyo' } })
  })

  test.each(everyKind)('say what is proposed, and how to answer: %s', async (name, terms) => {
    const match = await proposal(terms)
    expect(await notifyProposed(bob, match)).toBe('sent')

    const mail = theMail(bob, say.terms[name].subject)
    const request = `POST /v1/matches/${match}/proposals/1/answer {"agree":true}`
    for (const part of [
      say.asks,
      'Friday table',
      say.terms[name].what,
      say.decline,
      request,
      '/links/match?tab=match#',
    ]) {
      expect(body(mail)).toContain(part)
    }
    expect(body(mail)).not.toMatch(slips)
    expect(header(mail, 'content-language')).toBe('fr')
  })

  test.each(everyKind)('say what an accepted one means from now on: %s', async (name, terms) => {
    const match = await proposal(terms, { status: 'accepted', agreed: [1, 2] })
    if (terms.kind === 'pause') await pause(match)
    if (terms.kind === 'end') await prisma.match.update({ where: { id: match }, data: { status: 'aborted' } })
    for (const person of [ann, bob]) expect(await notifyDecided(person, match)).toBe('sent')

    for (const [person, sentence] of [[ann, say.own] as const, [bob, say.other] as const]) {
      const text = body(theMail(person, say.accepted))
      expect(text).toContain(sentence)
      expect(text).toContain(say.terms[name].what)
      expect(text).toMatch(say.terms[name].changed)
      expect(text).not.toMatch(slips)
    }
  })

  test('say that a declined one changes nothing', async () => {
    const match = await proposal({ kind: 'pause', days: 5 }, { status: 'declined' })
    for (const person of [ann, cleo]) expect(await notifyDecided(person, match)).toBe('sent')

    for (const [person, sentence] of [[ann, say.own] as const, [cleo, say.other] as const]) {
      const text = body(theMail(person, say.declined))
      expect(text).toContain(sentence)
      expect(text).toContain(say.unchanged)
      expect(text).not.toMatch(say.terms.pause.changed)
    }
  })
})

describe('a mail about a new proposal', () => {
  test.each(['accepted', 'declined', 'withdrawn', 'lapsed'] as const)(
    'is withheld if the proposal is %s',
    async (status) => {
      expect(await notifyProposed(bob, await proposal({ kind: 'end' }, { status }))).toBe('proposal-over')
      expect(mailsTo(bob)).toEqual([])
    },
  )

  test('is withheld from a player who has agreed already', async () => {
    const match = await proposal({ kind: 'end' }, { agreed: [1] })

    expect(await notifyProposed(bob, match)).toBe('proposal-answered')
    expect(await notifyProposed(cleo, match)).toBe('sent')
  })

  test('is withheld if the match is over', async () => {
    const match = await proposal({ kind: 'end' })
    await on.playing.abort(match)

    expect(await notifyProposed(bob, match)).toBe('proposal-over')
  })

  test('is withheld if moves were to be taken back and a player has moved since; a pause stays proposed', async () => {
    const lapsed = await proposal({ kind: 'take-back', to: 1 })
    await on.moves(lapsed, 1, bob)
    const stands = await proposal({ kind: 'pause', days: 5 })
    await on.moves(stands, 1, bob)

    expect(await notifyProposed(bob, lapsed)).toBe('proposal-over')
    expect(await notifyProposed(bob, stands)).toBe('sent')
  })

  test('says only when it is true that the proposal lapses with the next move', async () => {
    await notifyProposed(bob, await proposal({ kind: 'take-back', to: 1 }))
    await notifyProposed(bob, await proposal({ kind: 'end' }))

    const lapses = 'It lapses as soon as somebody moves.'
    expect(body(theMail(bob, 'taking moves back is proposed'))).toContain(lapses)
    expect(body(theMail(bob, 'the end of the match is proposed'))).not.toContain(lapses)
  })

  test('is withheld from a reader without a seat', async () => {
    expect(await notifyProposed(dora, await proposal({ kind: 'end' }))).toBe('not-in-match')
  })

  test('is withheld if the proposal does not exist', async () => {
    const match = await on.started([ann, bob, cleo])

    expect(await notifyProposed(bob, match)).toBe('cause-gone')
  })
})

describe('a mail about a settled proposal', () => {
  test.each(['open', 'withdrawn', 'lapsed'] as const)('is withheld if the proposal is %s', async (status) => {
    expect(await notifyDecided(bob, await proposal({ kind: 'end' }, { status }))).toBe('cause-gone')
  })

  test('is withheld if the pause is over meanwhile, or the match paused again', async () => {
    const paused = await proposal({ kind: 'pause', days: 5 }, { status: 'accepted' })
    const resume = await proposal({ kind: 'resume' }, { status: 'accepted' })
    await pause(resume)

    expect(await notifyDecided(bob, paused)).toBe('cause-gone')
    expect(await notifyDecided(bob, resume)).toBe('cause-gone')
  })

  test('is withheld if the match has ended for another reason', async () => {
    const declined = await proposal({ kind: 'end' }, { status: 'declined' })
    const accepted = await proposal({ kind: 'take-back', to: 1 }, { status: 'accepted' })
    for (const match of [declined, accepted]) await on.playing.abort(match)

    expect(await notifyDecided(bob, declined)).toBe('match-over')
    expect(await notifyDecided(bob, accepted)).toBe('match-over')
  })

  test('names the seats’ holders at the time of the proposal', async () => {
    const match = await proposal({ kind: 'replace', seat: 2, by: 'bot' }, { status: 'accepted' })
    await on.change(match, (live) => botTakes(platform, live, 2))
    await notifyDecided(bob, match)

    const text = body(theMail(bob, 'the proposal was accepted'))
    expect(text).toContain('A bot plays on for Cleo.')
    expect(text).not.toContain('Bot 3')
  })
})

/** Administrators' proposal in a match in which a move was made. */
async function newerRules({ status = 'open' }: Made = {}): Promise<string> {
  const match = await on.started([ann, bob, cleo])
  await on.moves(match, 2, cleo)
  const terms = { kind: 'new-rules', to: 2, reason: 'A building was paid for twice.' }
  await prisma.proposal.create({ data: { matchId: match, number: 1, terms, version: 2, agreed: [], status } })
  if (status === 'accepted') await prisma.match.update({ where: { id: match }, data: { rules: 2 } })
  releaseMendedHavana()
  return match
}

const newRules = rulesSaid.fr

describe('a mail about a proposal by administrators', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('says that it is theirs, with their reason, and how to answer', async () => {
    await prisma.account.updateMany({ data: { language: 'fr' } })
    const match = await newerRules()
    expect(await notifyProposed(bob, match)).toBe('sent')

    const mail = theMail(bob, newRules.subject)
    const request = `POST /v1/matches/${match}/proposals/1/answer {"agree":true}`
    const { asks, what } = newRules
    for (const part of [asks, what, 'A building was paid for twice.', request]) expect(body(mail)).toContain(part)
    expect(body(mail)).not.toMatch(slips)
  })

  test('goes to the whole table when it is settled', async () => {
    await prisma.account.updateMany({ data: { language: 'fr' } })
    const match = await newerRules({ status: 'accepted' })
    for (const person of [ann, bob]) expect(await notifyDecided(person, match)).toBe('sent')

    for (const person of [ann, bob]) {
      const text = body(theMail(person, say.accepted))
      expect(text).toContain(newRules.decided)
      expect(text).toMatch(newRules.changed)
      expect(text).not.toMatch(slips)
    }
  })

  test('is withheld if the match has changed rules again', async () => {
    const match = await newerRules({ status: 'accepted' })
    await prisma.match.update({ where: { id: match }, data: { rules: 1 } })
    expect(await notifyDecided(bob, match)).toBe('cause-gone')
  })
})
