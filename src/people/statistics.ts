import { millisecondsAnHour } from '../platform/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { GameStatisticsBody } from './person-bodies.ts'

/** Averages over fewer matches say little about a game. */
const fewestToShow = 5

/** The statistics of a game, by number of players. */
export async function statisticsOf(
  { database }: Pick<Platform, 'database'>,
  game: string,
): Promise<GameStatisticsBody> {
  const { prisma } = database
  const sums = await prisma.statistic.findMany({
    where: { game, matches: { gte: fewestToShow } },
    orderBy: { seats: 'asc' },
  })
  const seats = await prisma.seatStatistic.findMany({ where: { game }, orderBy: { seat: 'asc' } })
  return {
    game,
    items: sums.map((sum) => ({
      seats: sum.seats,
      matches: sum.matches,
      forfeits: sum.forfeits,
      entries: Number(sum.entries) / sum.matches,
      hours: Number(sum.milliseconds) / sum.matches / millisecondsAnHour,
      bySeat: seats
        .filter((seat) => seat.seats === sum.seats)
        .map(({ seat, victories, points }) => ({ seat, victories, points: points / sum.matches })),
    })),
  }
}
