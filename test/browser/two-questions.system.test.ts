import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Choices, Match, View } from '../../scripts/demo/answers.ts'
import { chooseMove } from '../../scripts/demo/choose.ts'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { aroundBoard, findings } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { keepPicture, leaveTable } from './browser.ts'
import { adaAndGrace, type Player } from './played-on.ts'
import { openBoard } from './touching.ts'

const mostMoves = 120

describeInBrowser('a player is asked two things at once', () => {
  let server: ListeningServer
  let people: readonly [Player, Player]

  beforeAll(async () => {
    server = await listeningServer()
    people = await adaAndGrace(server)
  })

  /** Both are asked how to pay food. */
  async function askForFood(path: string): Promise<void> {
    for (const { api } of people) {
      const { choices } = await api.get(`${path}/choices`, Choices)
      const order = choices.find(({ move }) => move.type === 'standing-order' && move.feeding === 'ask')
      await api.post(`${path}/moves`, { moves: [order?.move ?? {}] }, z.unknown())
    }
  }

  /** Plays on until somebody who has looked at the special buildings, and has not put them back, is asked for food. */
  async function askedTwice(path: string): Promise<Player> {
    for (let moves = 0; moves < mostMoves; moves++) {
      for (const player of people) {
        const { yourSeat, decisions } = await player.api.get(path, Match)
        const own = decisions.filter(({ seat }) => seat === yourSeat)
        const asked = own.find(({ id }) => !id.includes('peek'))
        if (asked === undefined) continue
        if (own.length > 1 && asked.id.includes('feeding')) return player
        const { view } = await player.api.get(`${path}/view`, View)
        const all = (await player.api.get(`${path}/choices`, Choices)).choices
        const choices = all.filter(({ move }) => move.type !== 'order-specials')
        const looking = choices.find(({ move }) => move.type === 'enter' && move.building === 'marketplace')
        const move = looking?.example ?? chooseMove('le-havre', { view, choices, seat: asked.seat })
        await player.api.post(`${path}/moves`, { moves: [move], decision: asked.id }, z.unknown())
        break
      }
    }
    throw new Error('nobody is asked two things at once')
  }

  test('on a phone each question has a line of its own, and the bar leads to both answers', async () => {
    const match = await begunMatch(server, 'le-havre', ['Ada', 'Grace'])
    await leaveTable(people)
    const path = `/v1${new URL(match).pathname}`
    await askForFood(path)
    const { page } = await askedTwice(path)
    await page.setViewportSize({ width: 390, height: 844 })
    await openBoard(page, match)
    const bar = page.locator('main footer')
    const lines = (await bar.locator('p').filter({ hasText: 'Your turn' }).innerText()).split('\n')

    expect(lines.filter((line) => line.startsWith('• '))).toEqual([
      '• Pay the food that this round demands.',
      expect.stringMatching(/^• Put the special buildings you have looked at back, in the order you choose\./),
    ])
    await bar.getByRole('button', { name: 'Pay food' }).waitFor()
    await keepPicture({ page }, 'two-questions')
    expect(await findings(page, aroundBoard)).toEqual([])
    await bar.getByRole('button', { name: 'Show one' }).click()
    await page.locator('[data-piece][aria-pressed="false"]:visible').first().waitFor()
  })
})
