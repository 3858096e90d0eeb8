import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { JournalFile, Keys, type Match, type View } from './answers.ts'
import type { Api } from './api.ts'
import type { Checks } from './checks.ts'
import { paquebot } from './paquebot.ts'
import { heading, line } from './print.ts'

const Verified = z.object({ verified: z.boolean(), checks: z.array(z.object({ outcome: z.string() })) })
const Replayed = z.object({ view: z.unknown() })

/**
 * What anybody can check with the journal file of a finished match, without the server: the dice's commitment, the
 * chain of hashes, the signature, and every move and draw.
 */
export async function checkJournalFile(
  match: Match,
  { player, folder, replayed }: { player: Api; folder: string; replayed: ReadonlyMap<number, View> },
  checks: Checks,
): Promise<void> {
  heading('Checked by a player, with the journal file and the command line')
  const journal = await player.get(`/v1/matches/${match.id}/journal-file`, JournalFile)
  const { items } = await player.get('/v1/keys', Keys)
  const file = path.join(folder, 'match.json')
  const key = path.join(folder, 'key.pem')
  await writeFile(file, JSON.stringify(journal))
  await writeFile(key, items.map(({ publicKey }) => publicKey).join('\n'))

  const seed = Buffer.from(match.seed ?? '', 'hex')
  checks.hold('the seed, now public, matches its commitment', sha256(seed) === match.commitment)

  const verified = await paquebot(['verify', file, '--public-key', key])
  for (const each of (verified.stdout || verified.stderr).trimEnd().split('\n')) line(each)
  const answer = Verified.safeParse(json((await paquebot(['verify', file, '--public-key', key, '--json'])).stdout))
  checks.hold(
    'paquebot verify: everything was checked, and nothing is wrong',
    verified.code === 0 && answer.data?.checks.every(({ outcome }) => outcome === 'passed') === true,
  )

  const judged = await paquebot(['replay', file, '--judge'])
  checks.hold('paquebot replay --judge: every move and every draw is correct', judged.code === 0)

  for (const [version, view] of replayed) {
    const { stdout } = await paquebot(['replay', file, '--at', String(version), '--json'])
    const same = isDeepStrictEqual(Replayed.safeParse(json(stdout)).data?.view, view.view)
    checks.hold(`paquebot replay --at ${version}: the position the administrator saw`, same)
  }

  const forged = path.join(folder, 'forged.json')
  await writeFile(forged, JSON.stringify(withOneTimeChanged(journal)))
  const { code, stderr } = await paquebot(['verify', forged, '--public-key', key])
  const found = stderr.split('\n').filter((each) => each.startsWith('FAILED'))
  checks.hold('paquebot verify detects a changed time in one entry:', code === 1 && found.length > 0)
  for (const each of found) line(`       ${each}`)
}

function withOneTimeChanged(journal: z.infer<typeof JournalFile>): z.infer<typeof JournalFile> {
  const changed = Math.floor(journal.entries.length / 2)
  const entries = journal.entries.map((entry, index) => {
    return index === changed ? { ...entry, at: '2001-01-01T00:00:00.000Z' } : entry
  })
  return { ...journal, entries }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function json(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text)
}
