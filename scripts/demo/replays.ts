import { isDeepStrictEqual } from 'node:util'
import { type Match, Verification, View } from './answers.ts'
import type { Api } from './api.ts'
import type { Checks } from './checks.ts'
import type { Seated } from './play.ts'
import { heading, line } from './print.ts'

/** The administrator looks at three versions of the match. @returns what they saw, by version */
export async function replayThrice({ id, version }: Match, administrator: Api): Promise<Map<number, View>> {
  const views = new Map<number, View>()
  for (const at of [1, Math.ceil(version / 2), version]) {
    heading(`Replayed by the administrator: version ${at} of ${version}`)
    const view = await administrator.get(`/v1/admin/matches/${id}/view?version=${at}`, View)
    for (const sentence of view.says) line(sentence)
    views.set(at, view)
  }
  return views
}

/**
 * The administrator looks at every version as one seat: the view must equal, byte for byte, what that seat saw then.
 */
export async function replayAsSeat({ id }: Match, { person, seat, seen }: Seated, administrator: Api, checks: Checks) {
  heading(`Replayed by the administrator as seat ${seat}, ${person.name}`)
  const different: number[] = []
  for (const [version, then] of seen) {
    const path = `/v1/admin/matches/${id}/view?version=${version}&as=${seat}`
    const now = await administrator.get(path, View, { language: person.language })
    if (!isDeepStrictEqual(now, then)) different.push(version)
  }
  const found = different.length === 0 ? '' : ` (different: ${different.join(', ')})`
  checks.hold(
    `all ${seen.size} versions are what ${person.name} saw before each move${found}`,
    seen.size > 0 && different.length === 0,
  )
}

/** The server verifies its own journal. */
export async function verifyByApi({ id }: Match, administrator: Api, checks: Checks): Promise<void> {
  heading('Verified by the server')
  const { holds, checks: found } = await administrator.get(`/v1/admin/matches/${id}/verification`, Verification)
  for (const { check, outcome, detail } of found) {
    checks.hold(`${check} ${detail}`.trimEnd(), outcome === 'passed')
  }
  checks.hold('the journal as a whole', holds)
}
