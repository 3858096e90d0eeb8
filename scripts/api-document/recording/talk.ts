import type { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import type { ServerInMemory } from '../server.ts'
import type { Recorder } from './recorder.ts'

/** What is said and noted at a table, and what is reported. */
export async function recordTalk(
  { app }: ServerInMemory,
  record: Recorder,
  match: string,
  { ada, grace }: { readonly ada: SignedIn; readonly grace: SignedIn },
): Promise<void> {
  const at = `/v1/matches/${match}`
  const token = ada.accessToken
  const post = { method: 'POST' } as const
  const put = { method: 'PUT' } as const
  await record('say', 'To the table', {
    ...post,
    url: `${at}/messages`,
    token,
    payload: { text: 'Good luck to everybody!' },
  })
  await record('say', 'An answer', {
    ...post,
    url: `${at}/messages`,
    token: grace.accessToken,
    payload: { text: 'You will need it.' },
  })
  await record('noteReadMark', 'Everything read', { ...put, url: `${at}/read-mark`, token, payload: { message: 2 } })
  await record('getReadMark', 'Your read mark', { url: `${at}/read-mark`, token })
  await record('listMessages', 'The newest first', { url: `${at}/messages`, token })
  await record('reportMessage', 'Another player’s message', {
    ...post,
    url: `${at}/messages/2/report`,
    token,
    payload: { reason: 'That is unkind.' },
  })
  await record('reportPerson', 'Somebody in a match', {
    ...post,
    url: '/v1/people/grace%20h./report',
    token,
    payload: { reason: 'Waits for the end of every deadline when losing.', match },
  })
  await record('keepNotes', 'A page of your own', {
    ...put,
    url: `${at}/notes`,
    token,
    payload: { text: 'Grace saves pesos: the next card is the Siesta.' },
  })
  await record('getNotes', 'A page of your own', { url: `${at}/notes`, token })
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ ...put, url: '/v1/account/mutes/grace%20h.', headers })
  await record('listMutes', 'One mute', { url: '/v1/account/mutes', token })
  await app.inject({ method: 'DELETE', url: '/v1/account/mutes/grace%20h.', headers })
}
