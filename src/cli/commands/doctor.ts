import { Resolver } from 'node:dns/promises'
import { Command } from 'commander'
import { z } from 'zod'
import { configured } from '../configured.ts'
import { type Diagnosis, inLines } from '../doctor/diagnosis.ts'
import { checkDisk } from '../doctor/disk.ts'
import { checkPublicAddress } from '../doctor/public-address.ts'
import { checkSecret } from '../doctor/secret.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { WrongUsage } from '../wrong-usage.ts'

interface DoctorOptions extends Answering {
  readonly sendMail?: string
}

export const doctor = new Command('doctor')
  .description('Check database, clock, disk, secret, mail and public address, and say what to do about each.')
  .option('--send-mail <address>', 'send a mail there, too')
  .option('--json', 'answer as JSON')
  .action(async ({ sendMail, ...given }: DoctorOptions) => {
    if (sendMail !== undefined && !z.email().safeParse(sendMail).success) {
      throw new WrongUsage(`--send-mail must be a mail address, not ${sendMail}`)
    }
    const configuration = configured()
    // Imported here because most commands need neither a database nor mails.
    const { checkDatabase } = await import('../doctor/database.ts')
    const { checkMail } = await import('../doctor/mail.ts')
    const { checkOperatorTexts } = await import('../doctor/operator-texts.ts')
    const { checkMailRecords } = await import('../doctor/mail-records.ts')
    const resolver = new Resolver({ timeout: 3_000, tries: 2 })
    const [secret, ofSecret] = checkSecret(configuration)
    const findings: Diagnosis[] = [
      ...checkDisk(configuration),
      ...ofSecret,
      ...(await checkDatabase(configuration, secret)),
      ...(await checkMail(configuration, sendMail)),
      ...(await checkMailRecords(configuration, (name) => resolver.resolveTxt(name))),
      ...(await checkOperatorTexts(configuration)),
      ...(await checkPublicAddress(configuration)),
    ]
    const isWell = findings.every(({ state }) => state !== 'failed')
    if (isWell) answer(given, { findings }, findings.flatMap(inLines))
    else answerNo(given, { findings }, findings.flatMap(inLines))
  })
