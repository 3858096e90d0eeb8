import { z } from 'zod'
import { Choices, Match, View } from '../../scripts/demo/answers.ts'
import { chooseMove } from '../../scripts/demo/choose.ts'
import { ChoicesBody } from '../../src/matches/wire/choices-body.ts'
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

type Choice = z.infer<typeof ChoicesBody>['choices'][number]

/** Plays until somebody is offered such a choice. @returns who it is, and the choice */
export async function playToChoice<Person extends Distant>(
  people: readonly Person[],
  address: string,
  isSuch: (choice: Choice) => boolean,
): Promise<{ readonly choice: Choice; readonly mover: Person }> {
  for (let mover = await playOn(people, address, 0); mover !== undefined; mover = await playOn(people, address, 1)) {
    const { choices } = await mover.api.get(`/v1${new URL(address).pathname}/choices`, ChoicesBody)
    const choice = choices.find(isSuch)
    if (choice !== undefined) return { choice, mover }
  }
  throw new Error('the match has ended, and nobody was offered such a choice')
}

async function asked<Person extends Distant>(people: readonly Person[], match: string) {
  for (const mover of people) {
    const { game, yourSeat, decisions } = await mover.api.get(match, Match)
    const decision = decisions.find(({ seat }) => seat === yourSeat)
    if (decision !== undefined) return { mover, game, seat: decision.seat, decision: decision.id }
  }
  return undefined
}
