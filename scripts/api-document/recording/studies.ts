import type { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import { PositionFile } from '../../../src/studies/wire/beginnings.ts'
import { StudyAnswer, StudyLinkAnswer, WithId } from './answers.ts'
import type { Recorder } from './recorder.ts'
import { shortStudyLink, withShortLink } from './shortened.ts'

/** A study of the match as it is now: what might come next, a named line and a link. */
export async function recordStudies(record: Recorder, match: string, { accessToken: token }: SignedIn): Promise<void> {
  const post = { method: 'POST', token } as const
  const from = { kind: 'match', match }
  const payload = { name: 'If I built the church', from }
  const made = await record('createStudy', 'Of a running match', { ...post, url: '/v1/studies', payload })
  const at = `/v1/studies/${WithId.parse(made).id}`
  const opening = { name: 'An opening', from: { kind: 'game', game: 'havana', seats: 2, options: {} } }
  await record('createStudy', 'Of an opening', { ...post, url: '/v1/studies', payload: opening })
  await record('getStudyPosition', 'The first position', { url: `${at}/nodes/0`, token })
  const choices = { url: `${at}/nodes/0/choices`, token }
  const { seat, choices: offered } = StudyAnswer.parse(
    await record('getStudyChoices', 'Choices of the seat to move', choices),
  )
  const moves = {
    url: `${at}/nodes/0/moves`,
    payload: { seat, moves: offered.slice(-1).map(({ example }) => example) },
  }
  await record('tryMoves', 'One move', { ...post, ...moves })
  const foretold = { ...moves, payload: { ...moves.payload, dryRun: true } }
  await record('tryMoves', 'A dry run', { ...post, ...foretold })
  const change = { method: 'PATCH', token } as const
  const said = { name: 'The church first', comment: 'It blocks the row.' }
  await record('nameVariation', 'A line', { ...change, url: `${at}/nodes/1`, payload: said })
  await record('renameStudy', 'A better name', { ...change, url: at, payload: { name: 'The church, or not' } })
  const link = await record('shareStudy', 'A link', { method: 'PUT', url: `${at}/share`, token, cut: shortStudyLink })
  await record('getStudy', 'One move', { url: at, token, cut: withShortLink })
  await record('listStudies', 'The newest first', { url: '/v1/studies', token })
  const file = await record('exportPosition', 'After the move', { url: `${at}/nodes/1/position`, token })
  const sent = PositionFile.parse(file)
  await record('lookAtPosition', 'A position that can be', { ...post, url: '/v1/positions', payload: sent })
  const shared = `/v1/shared-studies/${StudyLinkAnswer.parse(link).token}`
  await record('getSharedStudy', 'One move', { url: shared })
  await record('getSharedPosition', 'After the move', { url: `${shared}/nodes/1` })
  await record('getSharedChoices', 'Choices of the seat to move', { url: `${shared}/nodes/1/choices` })
  await record('exportSharedPosition', 'After the move', { url: `${shared}/nodes/1/position` })
}
