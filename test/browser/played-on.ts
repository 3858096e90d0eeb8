import { z } from 'zod'
import { Choices, Match, View } from '../../scripts/demo/answers.ts'
import { chooseMove } from '../../scripts/demo/choose.ts'
import { sharedChromium } from '../support/chromium.ts'
import type { ListeningServer } from '../support/listening-server.ts'
import { type Distant, distant } from './begun-match.ts'
import { signInNew, type Visitor, visitor } from './browser.ts'

/** Somebody who plays in the browser and, to reach such a position, by the API. */
export type Player = Visitor & Distant

/** Ada and Grace, signed in. */
export async function adaAndGrace(server: ListeningServer): Promise<readonly [Player, Player]> {
  const browser = await sharedChromium()
  const player = async (name: string): Promise<Player> => {
    const person = await visitor(browser)
    await signInNew(person, server, name)
    return { ...person, ...(await distant(server, name)) }
  }
  return [await player('Ada'), await player('Grace')]
}

/** Plays so many moves. @returns whose turn it is then; undefined once the match is over */
export async function playOn<Person extends Distant>(
  people: readonly Person[],
  address: string,
  moves: number,
): Promise<Person | undefined> {
  const match = `/v1/matches/${address.split('/').at(-1)}`
  for (let made = 0; ; made++) {
    const turn = await asked(people, match)
    if (turn === undefined || made === moves) return turn?.mover
    const { mover, game, seat, decision } = turn
    const { view } = await mover.api.get(`${match}/view`, View)
    const { choices } = await mover.api.get(`${match}/choices`, Choices)
    const move = chooseMove(game, { view, choices, seat })
    await mover.api.post(`${match}/moves`, { moves: [move], decision }, z.unknown())
  }
}

async function asked<Person extends Distant>(people: readonly Person[], match: string) {
  for (const mover of people) {
    const { game, yourSeat, decisions } = await mover.api.get(match, Match)
    const decision = decisions.find(({ seat }) => seat === yourSeat)
    if (decision !== undefined) return { mover, game, seat: decision.seat, decision: decision.id }
  }
  return undefined
}
