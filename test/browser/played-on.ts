import { z } from 'zod'
import { Choices, Match, View } from '../../scripts/demo/answers.ts'
import type { Api } from '../../scripts/demo/api.ts'
import { chooseMove } from '../../scripts/demo/choose.ts'
import { signIn } from '../../scripts/demo/people.ts'
import type { ListeningServer } from '../support/listening-server.ts'
import { credentials } from './browser.ts'

/** A player of a match by the API alone: it leads to positions that a test looks at. */
export interface Distant {
  readonly name: string
  readonly api: Api
}

export const distant = async ({ url }: ListeningServer, name: string): Promise<Distant> => ({
  name,
  api: await signIn(url, credentials(name)),
})

/** Plays so many moves. @returns whose turn it is then; undefined once the match is over */
export async function playOn(people: readonly Distant[], address: string, moves: number): Promise<string | undefined> {
  const match = `/v1/matches/${address.split('/').at(-1)}`
  for (let made = 0; ; made++) {
    const turn = await asked(people, match)
    if (turn === undefined || made === moves) return turn?.mover.name
    const { mover, game, seat, decision } = turn
    const { view } = await mover.api.get(`${match}/view`, View)
    const { choices } = await mover.api.get(`${match}/choices`, Choices)
    const move = chooseMove(game, { view, choices, seat })
    await mover.api.post(`${match}/moves`, { moves: [move], decision }, z.unknown())
  }
}

async function asked(people: readonly Distant[], match: string) {
  for (const mover of people) {
    const { game, yourSeat, decisions } = await mover.api.get(match, Match)
    const decision = decisions.find(({ seat }) => seat === yourSeat)
    if (decision !== undefined) return { mover, game, seat: decision.seat, decision: decision.id }
  }
  return undefined
}
