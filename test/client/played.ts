import { mailedLinks } from '../support/mailed-links.ts'
import { join, moveOnce, newPlayer, open } from './player.ts'

/** Two people register by mail, sign in and move three times each; one of them gets the picture. */
export async function played(url: string, inboxToken: string): Promise<{ moves: number; picture: string | null }> {
  const players = await Promise.all(
    ['Ada', 'Grace'].map((name) =>
      newPlayer(
        url,
        { name, email: `${name.toLowerCase()}@example.org`, password: 'a password for tests' },
        mailedLinks(url, inboxToken).mailedToken,
      ),
    ),
  )
  const [ada, grace] = players
  if (!ada || !grace) throw new Error('nobody is registered')
  const { id } = await open(ada, players.length)
  await join(grace, id)
  let moves = 0
  for (let tries = 0; moves < 6 && tries < 20; tries++) {
    for (const player of players) if (moves < 6 && (await moveOnce(player, id, () => 0))) moves += 1
  }
  const { response } = await ada.api.GET('/v1/matches/{match}/picture', {
    params: { path: { match: id }, query: { format: 'png' } },
    parseAs: 'arrayBuffer',
  })
  return { moves, picture: response.headers.get('content-type') }
}
