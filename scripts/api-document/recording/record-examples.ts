import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { progress } from '../../../src/cli/progress.ts'
import { examplesFile, recorded } from '../../../src/platform/http/openapi/examples.ts'
import { type ServerInMemory, serverInMemory } from '../server.ts'
import { recordAccount, recordAccountChanges, recordCalendar } from './account.ts'
import { recordAdministration } from './administration.ts'
import { recordPlay, recordStart, recordWishes } from './match.ts'
import { recordMails, recordPushes, recordWebhooks } from './notices.ts'
import { recordBlocks } from './people.ts'
import { type Examples, type Recorder, recorder } from './recorder.ts'
import { register } from './session.ts'
import { shortSchema, shortSchemas } from './shortened.ts'
import { recordStudies } from './studies.ts'
import { recordTalk } from './talk.ts'

/**
 * These examples are written by hand and kept: nobody is late during the recording, and a game has too many components
 * and rules.
 */
const { claimWin, withdrawClaim, listComponents, getRules, getExamplePosition } = recorded
const byHand = { claimWin, withdrawClaim, listComponents, getRules, getExamplePosition }

/** Plays a little on a server in memory, and writes requests and answers as the document's examples. */
export async function recordExamples(): Promise<void> {
  const server = await serverInMemory()
  const examples: Examples = {}
  const bar = progress('operations')
  const many = Object.keys(recorded).length - Object.keys(byHand).length
  const record = recorder(server, examples)
  try {
    await recordAll(server, async (...asked) => {
      const body = await record(...asked)
      bar.reached(Object.keys(examples).length, many)
      return body
    })
  } finally {
    bar.stop()
    await server.close()
  }
  const sorted = Object.fromEntries(
    Object.entries({ ...examples, ...byHand }).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  await writeFile(examplesFile, `${JSON.stringify(sorted)}\n`)
  // Breaks long lines where a person would.
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(examplesFile)], { stdio: 'ignore' })
}

async function recordAll(server: ServerInMemory, record: Recorder): Promise<void> {
  await record('getHealth', 'All is well', { url: '/v1/health' })
  await record('listSigningKeys', 'One key', { url: '/v1/keys' })
  await record('getOperator', 'Nothing is said', { url: '/v1/operator' })
  await record('listGames', 'One game', { url: '/v1/games' })
  await record('getGame', 'Havana, its schemas cut short', { url: '/v1/games/havana', cut: shortSchemas })
  const opening = { moves: [{ type: 'open', cards: ['obreros', 'empresario'] }], suggest: true }
  await record('learn', 'After the first move', { method: 'POST', url: '/v1/games/havana/lesson', payload: opening })
  await record('getJournalFileSchema', 'Cut short', { url: '/v1/schemas/journal-file', cut: shortSchema })
  const ada = await register(server, record, 'Ada L.', 'ada@example.org')
  const grace = await register(server, record, 'Grace H.', 'grace@example.org')
  const katherine = await register(server, record, 'Katherine J.', 'katherine@example.org')
  await recordAccount(server, record, ada)
  const match = await recordStart(server, record, ada, grace)
  await recordPlay(record, match, ada, grace)
  await recordStudies(record, match, ada)
  await recordWishes(record, ada, grace)
  await recordBlocks(server, record, ada)
  await recordTalk(server, record, match, { ada, grace })
  await recordCalendar(record, ada)
  await recordWebhooks(record, ada)
  await recordPushes(record, ada)
  await recordMails(server, record, ada)
  await recordAdministration(server, record, match, { ada, grace, katherine })
  await recordAccountChanges(server, record, ada)
}
