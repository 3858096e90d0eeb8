import { expect } from 'vitest'
import { apiAt, body } from '../client/api.ts'
import { newPlayer, type Player } from '../client/player.ts'
import type { MailServer } from '../support/mail-server.ts'

const password = 'a password for tests'

/** Has two people register on a server, by what it mails to them. */
export async function newcomers(url: string, mailbox: MailServer, names: readonly string[]): Promise<Player[]> {
  const players: Player[] = []
  for (const name of names)
    players.push(await newPlayer(url, { name, ...as(name) }, (email) => mailedToken(mailbox, email)))
  return players
}

/** With what somebody signs in. */
const as = (name: string) => ({ email: `${name.toLowerCase()}@example.org`, password })

/** Signs somebody in who has registered. */
export async function signedIn(url: string, name: string): Promise<Player & { readonly token: string }> {
  const { accessToken, account } = await body(apiAt(url).POST('/v1/sessions', { body: as(name) }))
  return { name, account, token: accessToken, api: apiAt(url, accessToken) }
}

async function mailedToken({ delivered }: MailServer, email: string): Promise<string> {
  let token: string | undefined
  await expect
    .poll(() => {
      const texts = delivered.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text ?? '')
      token = texts.flatMap((text) => /\S+\/links\/[\w-]+(?:\?[^#\s]*)?#([\w-]+)/.exec(text)?.[1] ?? []).at(-1)
      return token
    })
    .toBeDefined()
  return token ?? ''
}
