import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong, oneInEveryRun } from '../support/long.ts'
import { findAndJoin, join, keepPicture, matchName, openMatch, signUp, type Visitor, visitor } from './browser.ts'
import { byFinger, byKeyboard, byMouse, isAsked, makeMove, noGestures, type Press, showsVersion } from './touching.ts'

/** Moves of a match in every run; whole matches in long ones. */
const moves = isLong ? 2_000 : 4

/** One plays at a desk with a mouse, one at a desk with the keyboard alone, one on a phone with a finger. */
const players = {
  Ada: { press: byMouse },
  Grace: { press: byKeyboard },
  Linus: { press: byFinger, hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } },
}

interface Player extends Visitor {
  readonly press: Press
}

describeInBrowser('people who never heard of an API', () => {
  let server: ListeningServer
  const people: Player[] = []

  beforeAll(async () => {
    server = await listeningServer()
    const browser = await sharedChromium()
    for (const [name, { press, ...options }] of Object.entries(players)) {
      const person = await visitor(browser, options)
      await signUp(person, server, name)
      people.push({ ...person, press })
    }
  })

  test.each(oneInEveryRun('playing', ['havana', 'le-havre', 'hamlet']))(
    'find each other and play, one with a mouse, one by the keyboard alone, one with a finger on a phone: %s',
    async (game) => {
      const [host, seeker, friend] = people
      if (!host || !seeker || !friend) throw new Error('somebody is missing')
      const match = await openMatch(host, server, game, people.length)
      await findAndJoin(seeker, server, matchName(game))
      await join(friend, match)
      for (const { page } of people) await page.locator('main[data-version]').waitFor()
      const dice = random(7)
      const done = noGestures()

      for (let made = 0; made < moves; made++) {
        const mover = await whoIsAsked(people)
        if (mover === undefined) break
        const version = await makeMove(mover, mover.press, dice, done)
        // A page that does not show the move yet may still ask its player.
        for (const { page } of people) await showsVersion(page, version)
      }

      await keepPicture(host, game)
      console.log(
        `${game}: ${done.board} moves begun on the board, ${done.bar} in the bar, ${done.list} in the list; then ${done.piece} pieces chosen, and in the form ${done.option} options, ${done.place} places, ${done.amount} amounts`,
      )
      expect(done.board).toBeGreaterThan(0)
      const { list, option, place } = done
      expect({ list, option, place }).toEqual({ list: 0, option: 0, place: 0 })
      expect(people.flatMap(({ faults }) => faults)).toEqual([])
      if (isLong) expect(await isOver(host)).toBe(true)
    },
  )
})

const isOver = ({ page }: Visitor): Promise<boolean> => page.locator('[data-mark="over"]').isVisible()

/** Waits until somebody is asked; nobody, once the match is over. */
async function whoIsAsked(people: readonly Player[]): Promise<Player | undefined> {
  for (let tries = 0; tries < 300; tries++) {
    for (const person of people) if (await isAsked(person)) return person
    if (people[0] && (await isOver(people[0]))) return undefined
    await people[0]?.page.waitForTimeout(50)
  }
  throw new Error('nobody is asked, and the match is not over')
}

/** Numbers below a limit, the same in every run. */
function random(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}
