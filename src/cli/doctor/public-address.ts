import { isIPv6 } from 'node:net'
import type { Configuration } from '../../platform/configuration.ts'
import { isPublic } from '../../platform/public-address.ts'
import { reachedAt } from '../../platform/reached-at.ts'
import { reasonOf } from '../reason.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const about = diagnosesOf('public address')
const mostMilliseconds = 10_000

/** Asks the server by the address that people use. */
export async function checkPublicAddress({ publicUrl, port, host }: Configuration): Promise<Diagnosis[]> {
  const url = publicUrl ?? reachedAt(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`)
  const isHttps = url.startsWith('https:')
  const open = isPublic(url) && !isHttps
  const findings = open
    ? [about.failed(`${url} is not https`, 'Let a proxy terminate TLS, and set PUBLIC_URL=https://...')]
    : []
  try {
    const answer = await fetch(`${url}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(mostMilliseconds) })
    const isOurs = answer.ok && (await answer.text()) === '{"status":"ok"}'
    return [
      ...findings,
      isOurs
        ? about.ok(`a server answers at ${url}, asked from this machine`)
        : about.failed(
            `${url}/healthz answers ${answer.status}, which is not what this server answers`,
            'Check the proxy.',
          ),
    ]
  } catch (error) {
    const reason = error instanceof Error && error.cause !== undefined ? error.cause : error
    return [
      ...findings,
      about.warning(`nobody answers at ${url}: ${reasonOf(reason)}`, 'Start the server, or check the proxy.'),
    ]
  }
}
