import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { Dice } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { thawing } from '../../../src/matches/deadlines/thaw.ts'
import { existing } from '../../../src/matches/record/find-match.ts'
import { testServer } from '../../support/server.ts'
import { startedMatch } from '../../support/started-match.ts'
import { day, hour, livesIn, minute } from './given.ts'

const server = await testServer()
const { platform, clock, deadlines } = server
const { prisma } = platform.database
const people = [
  await livesIn(server, 'UTC'),
  await livesIn(server, 'Europe/Paris', { night: { from: '22:00', until: '08:00' }, remindHours: 3 }),
  await livesIn(server, 'America/Toronto', { restDays: [6, 7], remindHours: 24 }),
]

/** A running match with a pause, offers of seats and late decisions, each by chance. */
async function randomMatch(dice: Dice): Promise<string> {
  const { id, record } = await startedMatch(server, people)
  const now = clock.now().getTime()
  const around = () => (dice.below(3) === 0 ? null : new Date(now + (dice.below(200) - 100) * hour))
  await prisma.match.update({ where: { id }, data: { pausedUntil: around() } })
  for (const { number } of record.participants) {
    await prisma.participant.update({
      where: { matchId_number: { matchId: id, number } },
      data: { offeredAt: around() },
    })
  }
  const { decisions } = await existing(platform, id)
  for (const { seat, question } of decisions.filter(() => dice.below(3) === 0)) {
    const late = dice.below(2) === 0 ? { missedAt: new Date(now) } : { dueAt: new Date(now - dice.below(2) * hour) }
    await prisma.decision.update({ where: { matchId_seat_question: { matchId: id, seat, question } }, data: late })
  }
  return id
}

const shown = ({ pausedUntil, participants, decisions }: ReturnType<typeof thawing>) => ({
  pausedUntil,
  offers: participants.map(({ seat, offeredAt }) => ({ seat, offeredAt })),
  decisions: decisions.map(({ seat, question, counted, dueAt, remindAt, missedAt }) => {
    return { seat, question, counted, dueAt, remindAt, missedAt }
  }),
})

test('an outage leaves a match as if it had been frozen meanwhile: pauses, offers of seats and deadlines', async () => {
  const moved = new Set<string>()
  for (let outages = 0; outages < 6; outages++) {
    const dice = seededDice('standstill', outages)
    await deadlines.noteUp()
    const last = clock.now()
    const matches = [await randomMatch(dice), await randomMatch(dice), await randomMatch(dice)]
    clock.turn(6 * minute + dice.below(4 * day))
    const before = await Promise.all(matches.map((match) => existing(platform, match)))
    await deadlines.noteUp()
    for (const record of before) {
      const [was, after] = [shown(record), shown(await existing(platform, record.id))]
      expect(after).toEqual(shown(thawing(record, last, clock.now())))
      if (was.pausedUntil?.getTime() !== after.pausedUntil?.getTime()) moved.add('a pause')
      if (!isDeepStrictEqual(was.offers, after.offers)) moved.add('an offer')
      if (!isDeepStrictEqual(was.decisions, after.decisions)) moved.add('a deadline')
    }
  }
  expect([...moved].sort()).toEqual(['a deadline', 'a pause', 'an offer'])
})
