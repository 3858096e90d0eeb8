import type { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import type { Recorder } from './recorder.ts'

/** A dispute that freezes a match and is withdrawn; and one that an administrator raises. */
export async function recordDisputes(
  record: Recorder,
  match: string,
  by: { readonly ada: SignedIn; readonly grace: SignedIn; readonly administrator: string },
): Promise<void> {
  const at = `/v1/matches/${match}/disputes`
  const admin = `/v1/admin/matches/${match}/disputes`
  const [ada, grace] = [by.ada.accessToken, by.grace.accessToken]
  const post = { method: 'POST' } as const
  const claim = { version: 3, text: 'I meant another card: my client sent an old request again.', freeze: false }
  await record('raiseDispute', 'Without a freeze', { ...post, url: at, token: ada, payload: claim })
  const comment = { text: 'I saw it, too. Let us go back.' }
  await record('commentOnDispute', 'A player’s comment', {
    ...post,
    url: `${at}/1/comments`,
    token: grace,
    payload: comment,
  })
  await record('getDispute', 'With its comments', { url: `${at}/1`, token: grace })
  const freezing = { frozen: true, reason: 'Nothing that is played now would stay as it is.' }
  const freeze = { method: 'PUT', url: `${admin}/1/freeze`, token: by.administrator, payload: freezing } as const
  await record('freezeMatch', 'A frozen match', freeze)
  await record('listQueuedDisputes', 'An open dispute', { url: '/v1/admin/disputes', token: by.administrator })
  await record('withdrawDispute', 'The match goes on', { ...post, url: `${at}/1/withdrawal`, token: ada })
  const own = { version: 1, text: 'Both seats seem to be one person.', freeze: false }
  await record('raiseDisputeAsAdministrator', 'By an administrator', {
    ...post,
    url: admin,
    token: by.administrator,
    payload: own,
  })
  const ruling = { ...post, url: `${admin}/2/ruling`, token: by.administrator }
  const remedies = [{ kind: 'rewind', to: 2 }]
  const upheld = { outcome: 'upheld', reasons: 'It was a move of the other’s client.', remedies, dryRun: true }
  await record('ruleDispute', 'A dry run', { ...ruling, payload: upheld })
  const rejected = { outcome: 'rejected', reasons: 'They are two: both have written to us.' }
  await record('ruleDispute', 'Rejected', { ...ruling, payload: rejected })
  await record('listDisputes', 'The newest first', { url: at, token: grace })
}
