import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { disputeCommented } from '../../../src/disputes/effects/dispute-commented.ts'
import { disputeFreezes } from '../../../src/disputes/effects/dispute-freezes.ts'
import { disputeRaised } from '../../../src/disputes/effects/dispute-raised.ts'
import { disputeSettled } from '../../../src/disputes/effects/dispute-settled.ts'
import { type Dice, shuffle } from '../../../src/games/kit/dice.ts'
import type { Entry } from '../../../src/journal/entry.ts'
import type { Effect } from '../../../src/matches/commit/effect.ts'
import { clocksSet } from '../../../src/matches/commit/effects/clocks-set.ts'
import { decisionsReplaced } from '../../../src/matches/commit/effects/decisions-replaced.ts'
import { entered } from '../../../src/matches/commit/effects/entered.ts'
import { noticesQueued } from '../../../src/matches/commit/effects/notices-queued.ts'
import { ordersCancelled } from '../../../src/matches/commit/effects/orders-cancelled.ts'
import { ordersGiven } from '../../../src/matches/commit/effects/orders-given.ts'
import { originNoted } from '../../../src/matches/commit/effects/origin-noted.ts'
import { holderState, participantsChanged } from '../../../src/matches/commit/effects/participants-changed.ts'
import { proposalAgreed } from '../../../src/matches/commit/effects/proposal-agreed.ts'
import { proposalMade } from '../../../src/matches/commit/effects/proposal-made.ts'
import { proposalSettled } from '../../../src/matches/commit/effects/proposal-settled.ts'
import { proposalsOfSeatDropped } from '../../../src/matches/commit/effects/proposals-of-seat-dropped.ts'
import { requestRemembered } from '../../../src/matches/commit/effects/request-remembered.ts'
import { rosterRaised } from '../../../src/matches/commit/effects/roster-raised.ts'
import { seatReplaced } from '../../../src/matches/commit/effects/seat-replaced.ts'
import { seated } from '../../../src/matches/commit/effects/seated.ts'
import { seedsAdded } from '../../../src/matches/commit/effects/seeds-added.ts'
import { newBot, newcomerOf } from '../../../src/matches/record/newcomer.ts'
import { type Holder, holders, type MatchRecord, type OpenDecisionRow } from '../../../src/matches/record/record.ts'
import type { Platform } from '../../../src/platform/platform.ts'

/** An effect, and what the database must contain after it besides the record. */
export interface RandomEffect {
  readonly effect: Effect
  readonly stored?: () => Promise<void>
}

/** What random effects are made of. */
export interface Ground {
  readonly platform: Platform
  readonly record: MatchRecord
  readonly dice: Dice
  /** Accounts that may join the match. */
  readonly strangers: readonly string[]
  /** An account that was erased. */
  readonly erased: string
}

type Make = (ground: Ground) => RandomEffect | Promise<RandomEffect>

const flip = ({ dice }: Ground): boolean => dice.below(2) === 0
const some = <One>({ dice }: Ground, all: readonly One[]): One[] => all.filter(() => dice.below(2) === 0)
function oneOf<One>({ dice }: Ground, all: readonly One[]): One {
  const one = all[dice.below(all.length)]
  if (one === undefined) throw new RangeError('there is none')
  return one
}
const moment = ({ dice }: Ground): Date => new Date(Date.UTC(2026, 3, 1) + dice.below(100_000_000))
const orNull = <One>(ground: Ground, one: One): One | null => (flip(ground) ? one : null)
const hex = (text: string) => createHash('sha256').update(text).digest('hex')
const known = ({ record }: Ground) => ({ matchId: record.id })
const prismaOf = ({ platform }: Ground) => platform.database.prisma
const newestOf = ({ record }: Ground): number => record.version

function randomEntries(ground: Ground): Entry[] {
  const { record } = ground
  const at = moment(ground).toISOString()
  return Array.from({ length: 1 + ground.dice.below(3) }, (_, index): Entry => {
    const version = record.version + 1 + index
    const done = flip(ground)
      ? {
          kind: 'moved' as const,
          actor: { kind: 'seat' as const, seat: 0, by: 'hand' as const },
          move: { type: 'nothing' },
        }
      : { kind: 'thawed' as const, actor: { kind: 'system' as const }, move: null }
    return {
      match: record.id,
      version,
      at,
      ...done,
      rules: record.rules + ground.dice.below(2),
      draws: ground.dice.below(9),
      previous: index === 0 ? record.hash : hex(`${record.id}/${version - 1}`),
      hash: hex(`${record.id}/${version}`),
      events: [{ type: 'nothing-happened' }],
    }
  })
}

function randomDecision(ground: Ground, seat: number, question: string): OpenDecisionRow {
  const dueAt = orNull(ground, moment(ground))
  const hours = { timeZone: 'UTC', night: null, restDays: [] }
  const counted = dueAt && {
    hours,
    spentAt: dueAt,
    latestAt: moment(ground),
    restUntil: orNull(ground, moment(ground)),
    second: orNull(ground, { at: moment(ground), missedAt: orNull(ground, moment(ground)) }),
  }
  return {
    seat,
    question,
    since: 1 + ground.dice.below(5),
    sinceAt: moment(ground),
    lapses: flip(ground),
    counted,
    dueAt,
    remindAt: orNull(ground, moment(ground)),
    missedAt: orNull(ground, moment(ground)),
    actAt: orNull(ground, moment(ground)),
    claimedBy: orNull(ground, ground.dice.below(2)),
  }
}

/** A decision as another one in one respect each, but for when to remind: that alone is not stored. */
function differingIn(
  open: OpenDecisionRow,
  { since, sinceAt, lapses, counted, dueAt, missedAt, actAt, claimedBy }: OpenDecisionRow,
): OpenDecisionRow[] {
  return [{ since }, { sinceAt }, { lapses }, { counted }, { dueAt }, { missedAt }, { actAt }, { claimedBy }].map(
    (other) => ({ ...open, ...other }),
  )
}

const randomState = (ground: Ground, holder: Holder) => ({
  ...holderState(holder),
  bank: orNull(ground, ground.dice.below(1_000_000_000)),
  leftAt: orNull(ground, moment(ground)),
  offeredAt: orNull(ground, moment(ground)),
  hasOrders: flip(ground),
  inTime: ground.dice.below(50),
  late: ground.dice.below(50),
  retaken: ground.dice.below(5),
  answerTimes: Array.from({ length: ground.dice.below(6) }, () => ground.dice.below(9)),
  missed: ground.dice.below(5),
})

/** The next proposal, now that no other is open. */
async function proposalIn(ground: Ground) {
  const { proposal } = prismaOf(ground)
  const createdAt = moment(ground)
  const open = { ...known(ground), status: 'open' }
  await proposal.updateMany({ where: open, data: { status: 'lapsed', doneAt: createdAt } })
  const number = 1 + (await proposal.count({ where: known(ground) }))
  const terms = { kind: 'take-back', to: 1 } as const
  return { number, terms, seat: 0, version: newestOf(ground), createdAt }
}

async function madeProposal(ground: Ground, agreed: number[] = []): Promise<number> {
  const proposal = await proposalIn(ground)
  await prismaOf(ground).proposal.create({ data: { ...known(ground), ...proposal, agreed } })
  return proposal.number
}

/** Two orders of a seat, in place of all its orders. */
async function madeOrders(ground: Ground, seat: number): Promise<void> {
  const order = { ...known(ground), seat, move: { type: 'pass' }, conditions: [], stays: false }
  await prismaOf(ground).standingOrder.deleteMany({ where: { ...known(ground), seat } })
  await prismaOf(ground).standingOrder.createMany({
    data: [0, 1].map((place) => ({ ...order, place, createdAt: moment(ground) })),
  })
}

const ordersNow = (ground: Ground, seat: number) =>
  prismaOf(ground).standingOrder.findMany({ where: { ...known(ground), seat }, orderBy: { place: 'asc' } })

const proposalNow = (ground: Ground, number: number) =>
  prismaOf(ground).proposal.findUniqueOrThrow({ where: { matchId_number: { ...known(ground), number } } })

async function newDispute(ground: Ground) {
  const number = 1 + (await prismaOf(ground).dispute.count({ where: known(ground) }))
  const account = oneOf(ground, ground.strangers)
  return {
    number,
    seat: orNull(ground, 0),
    account,
    version: 1,
    text: 'Wrong.',
    freezes: flip(ground),
    at: moment(ground),
  }
}

async function madeDispute(ground: Ground): Promise<number> {
  const { account: accountId, at: createdAt, ...dispute } = await newDispute(ground)
  await prismaOf(ground).dispute.create({ data: { ...known(ground), ...dispute, accountId, createdAt } })
  return dispute.number
}

const disputeNow = (ground: Ground, number: number) =>
  prismaOf(ground).dispute.findUniqueOrThrow({
    where: { matchId_number: { ...known(ground), number } },
    include: { comments: true },
  })

/**
 * Rows beside those that random effects are about: orders of the first seat, a proposal that is settled, and a dispute,
 * which no effect is about; and another question to every seat.
 */
export async function madeBystanders(ground: Ground): Promise<void> {
  await madeOrders(ground, 0)
  const number = await madeProposal(ground, [1, 2])
  const one = { matchId_number: { ...known(ground), number } }
  await prismaOf(ground).proposal.update({ where: one, data: { status: 'declined', doneAt: moment(ground) } })
  await madeDispute(ground)
  const asked = { ...known(ground), question: 'question-10', since: 1, sinceAt: moment(ground) }
  await prismaOf(ground).decision.createMany({ data: holders(ground.record).map(({ seat }) => ({ ...asked, seat })) })
}

/** All rows of a match that effects may change, while they are about another match. */
export async function allOf(platform: Platform, matchId: string): Promise<readonly unknown[]> {
  const { match, participant, decision, standingOrder, proposal, dispute, disputeComment, entry, origin } =
    platform.database.prisma
  const where = { matchId }
  return [
    await match.findUniqueOrThrow({ where: { id: matchId } }),
    await participant.findMany({ where, orderBy: { number: 'asc' } }),
    await decision.findMany({ where, orderBy: [{ seat: 'asc' }, { question: 'asc' }] }),
    await standingOrder.findMany({ where, orderBy: [{ seat: 'asc' }, { place: 'asc' }] }),
    await proposal.findMany({ where, orderBy: { number: 'asc' } }),
    await dispute.findMany({ where, orderBy: { number: 'asc' } }),
    await disputeComment.findMany({ where, orderBy: [{ number: 'asc' }, { place: 'asc' }] }),
    await entry.findMany({ where, orderBy: { version: 'asc' } }),
    await origin.findMany({ where, orderBy: { version: 'asc' } }),
  ]
}

/** The rows of a match that effects leave alone, if they are about what was made for them: `madeBystanders`. */
export async function bystandersOf(platform: Platform, matchId: string): Promise<readonly unknown[]> {
  const { standingOrder, proposal, dispute } = platform.database.prisma
  return [
    await standingOrder.findMany({ where: { matchId, seat: 0 }, orderBy: { place: 'asc' } }),
    await proposal.findMany({ where: { matchId, number: 1 } }),
    await dispute.findMany({ where: { matchId, number: 1 }, include: { comments: true } }),
  ]
}

/** A generator for the effect with which every match begins: those who wait, and who comes last, in any order. */
export const randomStart: Readonly<Record<'seated', Make>> = {
  async seated(ground) {
    const { platform, record, dice, strangers } = ground
    const free = Array.from({ length: record.seats - record.participants.length }, (_, index) => index)
    const newcomers = free.map((index) => {
      const joining = { entropy: hex(`${index}`), joined: record.roster + 1 + index }
      const stranger = strangers[index]
      return stranger === undefined || flip(ground) ? newBot(joining) : newcomerOf(platform, stranger, joining)
    })
    const everybody = shuffle(dice, [...record.participants, ...(await Promise.all(newcomers))])
    return { effect: seated(everybody.map((participant, seat) => ({ ...participant, seat }))) }
  },
}

/** A generator for each other kind of effect. */
export const randomEffects: Readonly<Record<string, Make>> = {
  async entered(ground) {
    const entries = randomEntries(ground)
    const before = await prismaOf(ground).match.update({
      where: { id: ground.record.id },
      data: {
        countedAt: orNull(ground, moment(ground)),
        miscounted: flip(ground),
        warnAt: orNull(ground, moment(ground)),
      },
    })
    const seats = [{ seat: 0, place: 1, points: 7, lines: [{ label: 'all', points: 7 }] }]
    const ending = oneOf(ground, [
      { status: 'running', result: null },
      { status: 'running', result: null },
      { status: 'aborted', result: null },
      { status: 'ended', result: { reason: 'end', seats } },
    ] as const)
    return {
      effect: entered({ entries, ...ending }),
      async stored() {
        const { id, version: after } = ground.record
        const rows = await prismaOf(ground).entry.findMany({
          where: { ...known(ground), version: { gt: after } },
          orderBy: { version: 'asc' },
        })
        expect(rows).toEqual(entries.map(({ match, at, ...entry }) => ({ ...entry, matchId: match, at: new Date(at) })))
        expect(
          await prismaOf(ground).match.findUniqueOrThrow({
            where: { id },
            select: { draws: true, warnAt: true, countedAt: true, miscounted: true },
          }),
        ).toEqual({
          draws: entries.at(-1)?.draws,
          warnAt: before.warnAt,
          countedAt: null,
          miscounted: before.miscounted || before.countedAt !== null,
        })
      },
    }
  },
  rosterRaised: () => ({ effect: rosterRaised({}) }),
  clocksSet: (ground) => ({
    effect: clocksSet({ pausedUntil: orNull(ground, moment(ground)), frozenAt: orNull(ground, moment(ground)) }),
  }),
  seedsAdded(ground) {
    const { record } = ground
    const seed = { since: record.version, sealed: 'sealed', commitment: hex(`${record.version}`) }
    return { effect: seedsAdded([...record.laterSeeds, ...(flip(ground) ? [seed] : [])]) }
  },
  decisionsReplaced(ground) {
    const { record, dice } = ground
    const changed = some(ground, record.decisions).map((open) => {
      const other = randomDecision(ground, open.seat, open.question)
      return flip(ground) ? other : oneOf(ground, differingIn(open, other))
    })
    const kept = record.decisions.filter(
      (open) => !changed.some(({ seat, question }) => seat === open.seat && question === open.question) && flip(ground),
    )
    const fresh = flip(ground) ? [randomDecision(ground, dice.below(record.seats), `question-${dice.below(9)}`)] : []
    const all = [...changed, ...kept].filter(
      ({ seat, question }) => !fresh.some((one) => one.seat === seat && one.question === question),
    )
    return { effect: decisionsReplaced({ before: record.decisions, after: [...all, ...fresh] }) }
  },
  // `seatReplaced` uses the first seat, since one statement cannot change a participant twice.
  participantsChanged: (ground) => ({
    effect: participantsChanged(
      some(ground, holders(ground.record))
        .filter(({ seat }) => seat > 0)
        .map((holder) => randomState(ground, holder)),
    ),
  }),
  async seatReplaced(ground) {
    const { platform, record } = ground
    const came = record.participants.filter(({ seat }) => seat === null)
    const strangers = ground.strangers.filter((id) => !record.participants.some(({ account }) => account === id))
    const newcomers = [...came, newBot(), ...(await Promise.all(strangers.map((id) => newcomerOf(platform, id))))]
    return {
      effect: seatReplaced({ seat: 0, newcomer: oneOf(ground, newcomers), bars: flip(ground), at: moment(ground) }),
    }
  },
  async ordersCancelled(ground) {
    await madeOrders(ground, 1)
    const place = orNull(ground, 1)
    return {
      effect: ordersCancelled({ seat: 1, place }),
      stored: async () => expect(await ordersNow(ground, 1)).toHaveLength(place === null ? 0 : 1),
    }
  },
  async ordersGiven(ground) {
    await madeOrders(ground, 2)
    const at = moment(ground)
    const orders = Array.from({ length: 1 + ground.dice.below(3) }, (_, index) => ({
      question: orNull(ground, `turn-${index}`),
      move: { type: 'wait', index },
      conditions: some(ground, [{ at: '/round', is: 'equal', value: index }]),
      stays: flip(ground),
    }))
    return {
      effect: ordersGiven({ seat: 2, orders, at }),
      stored: async () =>
        expect(await ordersNow(ground, 2)).toEqual(
          orders.map((order, place) => ({ ...known(ground), ...order, seat: 2, place, createdAt: at })),
        ),
    }
  },
  async proposalMade(ground) {
    const proposal = await proposalIn(ground)
    const acceptedAt = orNull(ground, moment(ground))
    const status = acceptedAt === null ? 'open' : 'accepted'
    return {
      effect: proposalMade({ ...proposal, acceptedAt }),
      stored: async () =>
        expect(await proposalNow(ground, proposal.number)).toMatchObject({
          ...proposal,
          agreed: [],
          status,
          doneAt: acceptedAt,
        }),
    }
  },
  async proposalAgreed(ground) {
    const number = await madeProposal(ground, [2])
    return {
      effect: proposalAgreed({ number, seat: 1 }),
      stored: async () => expect(await proposalNow(ground, number)).toMatchObject({ agreed: [2, 1], status: 'open' }),
    }
  },
  async proposalSettled(ground) {
    const number = await madeProposal(ground, [2])
    const settled = {
      status: oneOf(ground, ['accepted', 'declined', 'withdrawn', 'lapsed'] as const),
      at: moment(ground),
    }
    const agreed = orNull(ground, 1)
    return {
      effect: proposalSettled({ number, agreed, ...settled }),
      stored: async () =>
        expect(await proposalNow(ground, number)).toMatchObject({
          status: settled.status,
          doneAt: settled.at,
          agreed: agreed === null ? [2] : [2, 1],
        }),
    }
  },
  async proposalsOfSeatDropped(ground) {
    const number = await madeProposal(ground, [1, 2])
    const [seat, at] = [oneOf(ground, [0, 1]), moment(ground)]
    const carriedOut = orNull(ground, number)
    const dropped = seat === 0 ? { status: 'lapsed', agreed: [1, 2] } : { status: 'open', agreed: [2] }
    return {
      effect: proposalsOfSeatDropped({ seat, carriedOut, at }),
      stored: async () =>
        expect(await proposalNow(ground, number)).toMatchObject(
          carriedOut === null ? dropped : { status: 'open', agreed: [1, 2] },
        ),
    }
  },
  requestRemembered(ground) {
    const keyed = { scope: randomUUID(), key: 'a-key-of-a-request', fingerprint: 'its fingerprint' }
    const waiting = { decisions: [], pausedUntil: null, frozenAt: null }
    const entries = randomEntries(ground)
    return {
      effect: requestRemembered({ keyed, entries, waiting }),
      async stored() {
        const { scope, key } = keyed
        const row = await prismaOf(ground).keyedRequest.findUniqueOrThrow({ where: { scope_key: { scope, key } } })
        const [first, last] = [entries[0]?.version, entries.at(-1)?.version]
        expect(row).toMatchObject({ fingerprint: keyed.fingerprint, made: { first, last, ...waiting } })
      },
    }
  },
  originNoted(ground) {
    const [version, gone] = [ground.dice.below(1_000_000_000), flip(ground)]
    const account = gone ? ground.erased : oneOf(ground, ground.strangers)
    const origin = {
      account,
      client: 'a client',
      credential: 'session' as const,
      credentialId: 'its id',
      tokenName: null,
      request: randomUUID(),
    }
    return {
      effect: originNoted([{ ...origin, version }]),
      async stored() {
        const rows = await prismaOf(ground).origin.findMany({ where: { ...known(ground), version } })
        const { account: accountId, request: requestId, ...others } = origin
        expect(rows).toEqual(gone ? [] : [{ ...known(ground), version, accountId, requestId, ...others }])
      },
    }
  },
  noticesQueued(ground) {
    const key = randomUUID()
    const { id: matchId } = ground.record
    const draft = { topic: 'match-started', match: matchId } as const
    return {
      effect: noticesQueued([{ key, accountId: oneOf(ground, ground.strangers), matchId, draft }]),
      stored: async () =>
        expect(await prismaOf(ground).notice.findUniqueOrThrow({ where: { key } })).toMatchObject({
          matchId,
          topic: 'match-started',
          payload: { match: matchId },
        }),
    }
  },
  async disputeSettled(ground) {
    const number = await madeDispute(ground)
    const ruledBy = orNull(ground, oneOf(ground, ground.strangers))
    const what = { reasons: orNull(ground, 'So be it.'), remedies: [{ kind: 'annul' }] }
    const status = oneOf(ground, ['upheld', 'rejected', 'withdrawn'] as const)
    const [at, entries] = [moment(ground), flip(ground) ? [{ version: 3 }, { version: 4 }] : []]
    const [first, last] = entries.length === 0 ? [null, null] : [3, 4]
    return {
      effect: disputeSettled({ number, status, ruledBy, ...what, entries, at }),
      stored: async () =>
        expect(await disputeNow(ground, number)).toMatchObject({
          ...what,
          status,
          ruledById: ruledBy,
          doneAt: at,
          first,
          last,
        }),
    }
  },
  async disputeFreezes(ground) {
    const number = await madeDispute(ground)
    const freezes = flip(ground)
    return {
      effect: disputeFreezes({ number, freezes }),
      stored: async () => expect(await disputeNow(ground, number)).toMatchObject({ freezes, status: 'open' }),
    }
  },
  async disputeCommented(ground) {
    const number = await madeDispute(ground)
    const comment = { place: 1, seat: orNull(ground, 1), text: 'I see.', at: moment(ground) }
    const account = oneOf(ground, ground.strangers)
    return {
      effect: disputeCommented({ number, account, ...comment }),
      stored: async () =>
        expect((await disputeNow(ground, number)).comments).toMatchObject([{ ...comment, accountId: account }]),
    }
  },
  // Last, since the others make the disputes that it needs.
  async disputeRaised(ground) {
    const dispute = await newDispute(ground)
    const { account: accountId, at: createdAt, ...others } = dispute
    return {
      effect: disputeRaised(dispute),
      stored: async () =>
        expect(await disputeNow(ground, dispute.number)).toMatchObject({
          ...others,
          accountId,
          createdAt,
          status: 'open',
        }),
    }
  },
}
