import { blocksAmong } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NotStored } from '../commit/group-commit.ts'
import { retryOrGiveUp } from '../commit/retry.ts'
import { opening } from '../lobby/opening.ts'
import { findMatch } from '../record/find-match.ts'
import type { MatchRecord } from '../record/record.ts'
import { firstTogether } from './first-together.ts'
import { seatIfFree, seatWishes } from './seating.ts'
import { comerBy, meet, type StandingWish, standingWishes } from './standing-wish.ts'
import { textOf, usualOptions, usualTerms, type WishTerms } from './wish-terms.ts'

/** How many open matches are tried, the oldest first. */
const mostTried = 100

/** Meets as many wishes of these terms as possible: by open matches, the oldest first, and then by new ones. */
export async function meetWishes(platform: Platform, terms: WishTerms): Promise<void> {
  const locked: MatchRecord[] = []
  for (const match of await openMatchesOn(platform, terms)) {
    const found = await findMatch(platform, match)
    if (found === undefined) continue
    const { record, isLocked } = await seatIfFree(platform, found, 0)
    if (isLocked) locked.push(record)
  }
  let isMore = true
  while (isMore) isMore = (await retryOrGiveUp(() => openNext(platform, terms))) === 'stored'
  // Wait for one match only, however many are locked: the request, and the chores of this process, wait that long.
  const [first] = locked
  if (first !== undefined) await seatWishes(platform, first)
}

/** Opens one more match for wishes of these terms. */
async function openNext(platform: Platform, terms: WishTerms): Promise<'stored' | 'nothing' | NotStored> {
  const wishes = await wishesTogether(platform, terms)
  if (wishes === undefined) return 'nothing'
  return (await openFor(platform, terms, wishes)) ? 'stored' : 'lost'
}

/** The open matches on these terms, the oldest first. An open match always has room. */
async function openMatchesOn({ database }: Platform, terms: WishTerms): Promise<string[]> {
  const { game, seats, pace, late, language, rated } = terms
  const options = { equals: JSON.parse(JSON.stringify(usualOptions(terms))) }
  const asWished = { game: game.meta.id, options, seats, pace: { equals: pace }, late, language, rated }
  const found = await database.prisma.match.findMany({
    where: {
      status: 'open',
      rematchOf: null,
      participants: { every: { accountId: { not: null } } },
      ...usualTerms,
      ...asWished,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
    take: mostTried,
  })
  return found.map(({ id }) => id)
}

/** As many wishes as a match needs whose players may all meet; undefined if there are not enough. */
async function wishesTogether(platform: Platform, terms: WishTerms): Promise<StandingWish[] | undefined> {
  const wishes = await standingWishes(platform, textOf(terms))
  if (wishes.length < terms.seats) return undefined
  const people = wishes.map(({ accountId }) => accountId)
  const blocks = await blocksAmong(platform.database, people)
  const apart = new Set(blocks.flatMap(([blocker, blocked]) => [pair(blocker, blocked), pair(blocked, blocker)]))
  return firstTogether(wishes, terms.seats, (one, other) => !apart.has(pair(one.accountId, other.accountId)))
}

const pair = (one: string, other: string): string => `${one} ${other}`

/** Opens a match for these wishes and starts it; the oldest wish names its creator. */
async function openFor(platform: Platform, terms: WishTerms, wishes: readonly StandingWish[]): Promise<boolean> {
  const options = usualOptions(terms)
  const agreed = { ...terms, ...usualTerms, options, name: '', seating: 'shuffled' as const }
  const comers = await Promise.all(wishes.map((wish, place) => comerBy(platform, wish, place + 1)))
  return meet(platform, wishes, opening(platform, agreed, comers))
}
