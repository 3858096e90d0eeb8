import type { Language, Names } from '../../games/kit/wording.ts'
import { OwnEvent } from '../../journal/entry.ts'
import type { MatchRecord, Participant } from '../../matches/load.ts'
import { namesOf } from '../../matches/names.ts'
import type { Platform } from '../../platform/platform.ts'

/** That somebody holds a seat from a version on; participants by their numbers, as the journal knows them. */
export interface Holding {
  readonly seat: number
  readonly participant: string
  readonly since: number
}

/** Who has held which seat, in that order: the journal alone knows it, for seats change hands. */
export async function holdingsOf({ database }: Platform, { id }: MatchRecord): Promise<Holding[]> {
  const entries = await database.prisma.entry.findMany({
    where: { matchId: id, kind: { in: ['opened', 'replaced'] } },
    orderBy: { version: 'asc' },
    select: { version: true, events: true },
  })
  return entries.flatMap(({ version: since, events }) => {
    const own = OwnEvent.parse(Array.isArray(events) ? events[0] : undefined)
    if (own.type === 'opened') return own.participants.map((participant, seat) => ({ seat, participant, since }))
    return own.type === 'replaced' ? [{ seat: own.seat, participant: own.participant, since }] : []
  })
}

/** Who held a seat at a version. */
export function heldAt(holdings: readonly Holding[], seat: number, version: number): Holding | undefined {
  return holdings.findLast((holding) => holding.seat === seat && holding.since <= version)
}

/** What to call each seat: by who held it at a version. */
export function namesAt(
  { participants }: Pick<MatchRecord, 'participants'>,
  holdings: readonly Holding[],
  version: number,
  language: Language,
): Names {
  const seated = participants.map((participant): Participant => {
    const held = holdings.find(
      (holding) => holding.participant === participant.number && heldAt(holdings, holding.seat, version) === holding,
    )
    return { ...participant, seat: held?.seat ?? null }
  })
  return namesOf({ participants: seated }, language)
}
