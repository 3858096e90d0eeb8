import { expect, test } from 'vitest'
import { pick } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { lobby } from '../../../src/matches/lobby/lobby.ts'
import { changeRoster } from '../../../src/matches/lobby/roster-change.ts'
import { leaveMatches } from '../../../src/matches/own-data/leave-matches.ts'
import { existing } from '../../../src/matches/record/find-match.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import { newBot } from '../../../src/matches/record/newcomer.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { caller, openMatch } from '../../support/started-match.ts'

const server = await testServer()
const { platform } = server
const { prisma } = platform.database
const waiting = lobby(platform, liveMatches(platform), groupCommit(platform))
const [bob, cleo] = [await newPlayer(server), await newPlayer(server)]

/** An open match of these people and bots, in the order of joining. */
async function waits(first: Person, others: readonly (Person | 'bot')[]): Promise<string> {
  const id = await openMatch(server, [first], 4)
  for (const other of others) {
    const record = await existing(platform, id)
    if (other === 'bot') {
      const comes = newBot({ joined: record.roster + 1, entropy: '' })
      expect(await changeRoster(platform, record, { comes })).toBe('stored')
    } else await waiting.join(id, caller(other), { entropy: '', invitation: undefined })
  }
  return id
}

async function shown(match: string) {
  const { creator, status, endedAt, participants } = await existing(platform, match)
  return { creator, status, endedAt, accounts: participants.map(({ account }) => account) }
}

test('a ban removes an account from an open match exactly as leaving by hand does, whichever match and place it has', async () => {
  const creators = new Set<string | null>()
  const statuses = new Set<string>()
  for (let times = 0; times < 20; times++) {
    const dice = seededDice('leaving', times)
    const ann = await newPlayer(server)
    const joined: (Person | 'bot')[] = [ann]
    for (const other of [bob, cleo, 'bot' as const]) {
      if (joined.length < 3 && dice.below(2) === 0) joined.splice(dice.below(joined.length + 1), 0, other)
    }
    const first =
      pick(
        dice,
        joined.filter((one) => one !== 'bot'),
      ) ?? ann
    const others = joined.filter((one) => one !== first)
    const [byHand, byBan] = [await waits(first, others), await waits(first, others)]
    await waiting.leave(byHand, caller(ann))
    await prisma.account.update({ where: { id: ann.id }, data: { status: 'banned' } })
    await prisma.$transaction(leaveMatches(platform, ann.id))
    const left = await shown(byBan)
    expect(left).toEqual(await shown(byHand))
    creators.add(left.creator)
    statuses.add(left.status)
  }
  // All kinds of matches were among them: closed ones, and successors.
  expect([...statuses].sort()).toEqual(['aborted', 'open'])
  expect(creators.size).toBeGreaterThan(2)
})
