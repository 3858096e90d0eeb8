import type { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import { ProposalBody } from '../../../src/matches/proposals/proposal-body.ts'
import { ChoicesBody } from '../../../src/matches/wire/choices-body.ts'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import type { ServerInMemory } from '../server.ts'
import type { Recorder } from './recorder.ts'
import { shortAhead, shortChoices, shortEntry, shortFile, shortLink } from './shortened.ts'

/** Opens a match and fills its seats. @returns its id */
export async function recordStart(
  server: ServerInMemory,
  record: Recorder,
  ada: SignedIn,
  grace: SignedIn,
): Promise<string> {
  const { id } = MatchBody.parse(
    await record('createMatch', 'Two players, in order of joining', {
      method: 'POST',
      url: '/v1/matches',
      token: ada.accessToken,
      payload: { game: 'havana', seats: 2, name: 'An evening by the sea', seating: 'as-joined' },
    }),
  )
  await record('invite', 'By mail', {
    method: 'POST',
    url: `/v1/matches/${id}/invitations`,
    token: ada.accessToken,
    payload: { email: 'grace@example.org' },
  })
  await record('makeLink', 'For everybody who has the link', {
    method: 'POST',
    url: `/v1/matches/${id}/links`,
    token: ada.accessToken,
    cut: shortLink,
  })
  await record('joinMatch', 'The last seat: the match starts', {
    method: 'POST',
    url: `/v1/matches/${id}/seats`,
    token: grace.accessToken,
    payload: { entropy: '5eaf00d5' },
  })
  await record('getMatch', 'Running', { url: `/v1/matches/${id}`, token: ada.accessToken })
  await server.worker.drain()
  const pass = await server.platform.database.prisma.matchPass.findFirstOrThrow({ where: { matchId: id } })
  await record('enterMatch', 'The link in a mail', {
    method: 'POST',
    url: '/v1/sessions/by-match-link',
    payload: { token: server.platform.secrets.linkToken('match', pass.id) },
  })
  await record('listMatches', 'The first page', { url: '/v1/matches?limit=1', token: ada.accessToken })
  await record('listOwnMatches', 'One that waits', { url: '/v1/account/matches', token: ada.accessToken })
  return id
}

/** The first moves of a match, and what its players can read and agree on meanwhile. */
export async function recordPlay(record: Recorder, match: string, ada: SignedIn, grace: SignedIn): Promise<void> {
  const at = `/v1/matches/${match}`
  const open = async ({ accessToken: token }: SignedIn) => {
    const payload = { moves: [await firstMove(record, match, token)] }
    await record('move', 'The opening cards', { method: 'POST', url: `${at}/moves`, token, payload })
  }
  await open(ada)
  const undo = { method: 'POST' as const, url: `${at}/take-back`, token: ada.accessToken, payload: {} }
  await record('takeBack', 'One entry back', undo)
  await open(ada)
  await open(grace)
  const { decisions } = MatchBody.parse(await record('getMatch', 'Running', { url: at, token: ada.accessToken }))
  const token = decisions[0]?.seat === 0 ? ada.accessToken : grace.accessToken
  await record('getView', 'The first round', { url: `${at}/view`, token })
  const move = await firstMove(record, match, token)
  const payload = { moves: [move], decision: decisions[0]?.id }
  await record('move', 'A dry run', {
    method: 'POST',
    url: `${at}/moves`,
    token,
    payload: { moves: [move], dryRun: true },
  })
  await record('move', 'The answer to a decision', { method: 'POST', url: `${at}/moves`, token, payload })
  const orders = {
    orders: [
      {
        question: 'replace-1',
        move: { type: 'replace', drop: 'siesta', play: 'mama' },
        conditions: [{ at: '/seats/1/vp', is: 'at-most', value: 3 }],
      },
    ],
  }
  await record('giveOrders', 'The next card to play', { method: 'PUT', url: `${at}/orders`, token, payload: orders })
  await record('getOrders', 'One order', { url: `${at}/orders`, token })
  await record('getChoicesAhead', 'The next turn, cut short', { url: `${at}/choices/ahead`, token, cut: shortAhead })
  await record('cancelOrders', 'None any more', { method: 'DELETE', url: `${at}/orders`, token })
  await record('getJournal', 'The newest entries', { url: `${at}/journal?since=2&limit=2`, token })
  await record('getDifference', 'One entry back', { url: `${at}/difference?from=3&to=2`, token })
  await record('getEntry', 'Its choices cut short', { url: `${at}/entries/3`, token, cut: shortEntry })
  await record('streamMatch', 'The match as it is', { url: `${at}/stream?follow=false`, token })
  const missed = 'after=2.0.000000000000&follow=false'
  await record('streamMatch', 'The missed events', { url: `${at}/stream?${missed}`, token })
  await record('streamAccount', 'From now on', { url: '/v1/account/stream?follow=false', token })
  await record('streamAccount', 'The missed notices', { url: '/v1/account/stream?after=0.0&follow=false', token })
  await record('propose', 'A pause', {
    method: 'POST',
    url: `${at}/proposals`,
    token: ada.accessToken,
    payload: { kind: 'pause', days: 14 },
  })
  await record('answerProposal', 'The last agreement', {
    method: 'POST',
    url: `${at}/proposals/1/answer`,
    token: grace.accessToken,
    payload: { agree: true },
  })
  await record('propose', 'Taking moves back', {
    method: 'POST',
    url: `${at}/proposals`,
    token: grace.accessToken,
    payload: { kind: 'take-back', to: 3 },
  })
  await record('listProposals', 'The newest first', { url: `${at}/proposals`, token })
  await record('getJournalFile', 'A running match, its entries cut short', {
    url: `${at}/journal-file`,
    token,
    cut: shortFile,
  })
}

async function firstMove(record: Recorder, match: string, token: string): Promise<object> {
  const url = `/v1/matches/${match}/choices`
  const { choices } = ChoicesBody.parse(
    await record('getChoices', 'Your turn, cut short', { url, token, cut: shortChoices }),
  )
  const example = choices.at(-1)?.example
  if (!example) throw new Error('nobody is asked')
  return example
}

/** A player replaces themselves, and the other player agrees. */
export async function recordSubstitution(
  record: Recorder,
  match: string,
  { from, other, to }: Readonly<Record<'from' | 'other' | 'to', string>>,
): Promise<void> {
  const at = `/v1/matches/${match}`
  const { yourSeat: seat } = MatchBody.parse(await record('getMatch', 'A started match', { url: at, token: from }))
  const post = { method: 'POST' } as const
  const handOn = { ...post, url: `${at}/proposals`, token: from, payload: { kind: 'replace', seat, by: 'person' } }
  const { number } = ProposalBody.parse(await record('propose', 'A substitute for your seat', handOn))
  const agree = { ...post, url: `${at}/proposals/${number}/answer`, token: other, payload: { agree: true } }
  await record('answerProposal', 'The seat is open to a substitute', agree)
  await record('takeOver', 'An open seat', { ...post, url: `${at}/substitute`, token: to, payload: { seat } })
}

/** A wish that waits, and a second one that meets it. */
export async function recordWishes(record: Recorder, ada: SignedIn, grace: SignedIn): Promise<void> {
  const wish = { method: 'POST', url: '/v1/wishes', payload: { game: 'havana', seats: 2 } } as const
  await record('wish', 'An open wish', { ...wish, token: ada.accessToken })
  await record('listWishes', 'One wish', { url: '/v1/wishes', token: ada.accessToken })
  await record('wish', 'A wish that is met: the match has started', { ...wish, token: grace.accessToken })
}
