import { createPublicKey } from 'node:crypto'
import { readDkim } from '../../notices/transport/dkim.ts'
import { type Configuration, ConfigurationError, type Dkim } from '../../platform/configuration.ts'
import { hasCode } from '../../platform/system-error.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'
import { domainOf } from './mail.ts'

/** Finds the TXT records of a name, each in its parts, like `resolveTxt` of `node:dns`. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** Looks in the DNS for what receivers of our mails look for: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export async function checkMailRecords(
  { smtpUrl, mailFrom, dkim }: Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'dkim'>,
  resolve: ResolveTxt,
): Promise<Diagnosis[]> {
  if (smtpUrl === undefined) return []
  const domain = domainOf(mailFrom)
  return [
    await record(
      resolve,
      'SPF',
      domain,
      /^v=spf1\b/,
      `Publish a TXT record of ${domain} that names the host that sends.`,
    ),
    dkim === undefined
      ? diagnosesOf('DKIM').warning('mails are not signed here', 'Unless the mail server signs them, set DKIM_*.')
      : await signature(resolve, dkim),
    await record(resolve, 'DMARC', `_dmarc.${domain}`, /^v=DMARC1\b/, `Publish a TXT record of _dmarc.${domain}.`),
  ]
}

async function record(resolve: ResolveTxt, name: string, at: string, form: RegExp, advice: string): Promise<Diagnosis> {
  const about = diagnosesOf(name)
  const found = await textsOf(resolve, at)
  if (found === undefined)
    return about.unknown('no resolver answers here', `Look for the TXT records of ${at} elsewhere.`)
  const fitting = found.filter((text) => form.test(text))
  if (fitting.length === 0) return about.warning(`${at} has no such record`, advice)
  if (fitting.length > 1)
    return about.failed(`${at} has ${fitting.length} of them`, 'Leave one: receivers ignore several.')
  return about.ok(fitting[0] ?? '')
}

/** Whether the published key is the public half of ours. */
async function signature(resolve: ResolveTxt, dkim: Dkim): Promise<Diagnosis> {
  const about = diagnosesOf('DKIM')
  const at = `${dkim.selector}._domainkey.${dkim.domain}`
  try {
    const ours = createPublicKey(readDkim(dkim).privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
    const found = await textsOf(resolve, at)
    if (found === undefined)
      return about.unknown('no resolver answers here', `Look for the TXT record of ${at} elsewhere.`)
    const published = found.map((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, ''))
    if (published.includes(ours)) return about.ok(`${at} has our public key`)
    const advice = `Publish v=DKIM1; k=rsa; p=${ours}`
    return about.failed(found.length === 0 ? `${at} has no record` : `${at} has another key`, advice)
  } catch (error) {
    if (error instanceof ConfigurationError) return about.failed(error.message, 'See docs/operating.md.')
    throw error
  }
}

/** The TXT records of a name; undefined if no resolver answers. */
async function textsOf(resolve: ResolveTxt, name: string): Promise<string[] | undefined> {
  try {
    return (await resolve(name)).map((parts) => parts.join(''))
  } catch (error) {
    // The name has no such records, or does not exist (`node:dns`, error codes).
    if (hasCode(error, 'ENODATA') || hasCode(error, 'ENOTFOUND')) return []
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
