import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tagged } from '../../../src/games/game.ts'
import { changes } from '../../../src/matches/commit/change.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import type { Changed } from '../../../src/matches/commit/judged.ts'
import { type Play, type PlayRequest, play } from '../../../src/matches/playing/play.ts'
import { type LiveMatches, liveMatches } from '../../../src/matches/record/live-matches.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { platform } = server
const commits = groupCommit(platform)
const playOn = (live: LiveMatches): Play => play(platform, live, changes(platform, live, commits))

/** Sends a request twice: the first is stored after the second has looked for it, but before the second reads the match. */
async function sentTwice(
  request: (to: Play, match: string, asking: PlayRequest, example: Tagged | undefined) => Promise<Changed>,
) {
  const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
  const { id, choices } = await httpMatch(server, [ann, bob])
  const [choice] = await choices(0)
  const keyed = { scope: `${ann.id}/${id}`, key: randomUUID(), fingerprint: 'the same' }
  const caller = { account: ann.id, name: ann.name, role: 'player', session: undefined, scopes: ['play'] } as const
  const asking: PlayRequest = { caller: { ...caller, language: 'en' }, keyed, language: 'en' }
  const live = liveMatches(platform)
  const stored: Changed[] = []
  const overtaken: LiveMatches = {
    ...live,
    known: () => undefined,
    async newest(match, admit) {
      if (stored.length === 0) stored.push(await request(playOn(live), id, asking, choice?.example))
      return live.newest(match, admit)
    },
  }
  const repeated = await request(playOn(overtaken), id, asking, choice?.example)
  return { stored: stored[0]?.entries, repeated: repeated.entries }
}

test('a move that is stored while its repetition is under way: both get the same answer', async () => {
  const { stored, repeated } = await sentTwice((to, match, asking, example) =>
    to.move(match, asking, { moves: example === undefined ? [] : [example] }),
  )
  expect(repeated).toEqual(stored)
})

test('a resignation that ends the match meanwhile: likewise', async () => {
  const { stored, repeated } = await sentTwice((to, match, asking) => to.resign(match, asking))
  expect(repeated).toEqual(stored)
})
