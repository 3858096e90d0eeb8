import { createPublicKey } from 'node:crypto'
import { Command } from 'commander'
import { SignedAuditHead, verifyAuditHead } from '../../disputes/audit-log/head.ts'
import type { ChainCheck, ChainFault } from '../../platform/audit/chain.ts'
import type { Database } from '../../platform/database/database.ts'
import { signingKeyById } from '../../platform/signing-keys.ts'
import { parseJson, publicKeyIn, readText } from '../input.ts'
import { onMigratedDatabase } from '../on-database.ts'
import { type Answering, answer, answerNo } from '../output.ts'
import { progress, watched } from '../progress.ts'
import { WrongUsage } from '../wrong-usage.ts'

const says: Readonly<Record<ChainFault, string>> = {
  number: 'is missing: another record is in its place',
  previous: 'does not follow the one before',
  hash: 'was changed since it was written',
  kept: 'differs from the head that you kept, or is missing',
}

interface AuditOptions extends Answering {
  readonly head?: string
  readonly publicKey?: string
}

export const audit = new Command('audit')
  .description('Check that no record of the audit log in the configured database was changed, moved or removed.')
  .option('--head <file>', 'a signed head of the log that you kept: its record must still be there, unchanged')
  .option(
    '--public-key <file>',
    "the server's public key (PEM) from a source you trust; the one in the database proves less",
  )
  .option('--json', 'answer as JSON')
  .action(async (given: AuditOptions) => {
    const head = given.head === undefined ? undefined : headIn(given.head)
    const trusted = given.publicKey === undefined ? undefined : createPublicKey(publicKeyIn(given.publicKey))
    await onMigratedDatabase(given, 'the audit log was not checked', async (database) => {
      // Imported here because most commands need no database.
      const { checkChain } = await import('../../platform/audit/chain.ts')
      const { newestRecord } = await import('../../platform/audit/audit.ts')
      const { storedRecords } = await import('../../platform/audit/stored.ts')
      const signed = head && verifyAuditHead(head, trusted ?? (await keyOf(database, head.keyId)))
      // Records are numbered from 1, so the newest says how many there should be.
      const total = (await newestRecord({ database }))?.number ?? 0
      const records = watched(storedRecords({ database }), total, progress('records'))
      report(given, signed, await checkChain(records, head))
    })
  })

/** @param signed whether the kept head has a valid signature; undefined if none was given */
function report(given: AuditOptions, signed: boolean | undefined, { last, wrong }: ChainCheck): void {
  const records = last?.number ?? 0
  const verified = signed !== false && wrong === undefined
  const found = { verified, records, wrong: wrong ?? null, signed: signed ?? null }
  const lines = [
    ...(signed === false ? ['The head that you kept is not signed with this key.'] : []),
    ...(wrong ? [`Record ${wrong.number} ${says[wrong.fault]}.`] : []),
    `Correct records, from the first on: ${records}.`,
    ...(signed === undefined
      ? ['Only a head that you kept (--head) can show whether records are missing at the end.']
      : []),
  ]
  if (verified) answer(given, found, lines)
  else answerNo(given, found, lines)
}

function headIn(file: string): SignedAuditHead {
  const read = SignedAuditHead.safeParse(parseJson(file, readText(file)))
  if (!read.success) throw new WrongUsage(`${file} is not a signed head of an audit log`)
  return read.data
}

/** @throws Error if the database has no such key */
async function keyOf(database: Database, id: string) {
  const key = await signingKeyById(database, id)
  if (key === null) throw new Error(`the database has no key ${id}`)
  return createPublicKey(key.publicKey)
}
