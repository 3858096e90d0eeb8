import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'prisma/migrations'
/** They are older than the rule (docs/decisions/0031): while they are applied, no server may run. */
const before = [
  '20261121075319_decisions-by-question',
  '20261122012606_lives',
  '20261122045218_notices-and-people',
  '20261122080617_disputes-and-proof',
  '20261122151237_idempotency-keys',
  '20261122160000_caught-mails-sealed',
  '20261122200000_looks-in-capitals',
  '20261123112616_browser-sessions',
]
const unmet = [
  // A delivery need not have a webhook any more: older servers reach deliveries by their webhooks alone.
  '20261127190448_push-subscriptions',
  // Older servers find the newest mailed turn without its index, among the notices of its account.
  '20261130205000_mailed-turns',
]
/** What fails or surprises a server that does not know of it. */
const takesAway =
  /\b(DROP|RENAME|TRUNCATE|DELETE FROM)\b|\bALTER (COLUMN )?\S+ (SET NOT NULL|(SET DATA )?TYPE)\b|\bADD COLUMN\b(?=[^,;]*\bNOT NULL\b)(?![^,;]*\bDEFAULT\b)/i

test('migrations only add, so that the version before goes on while they are applied', () => {
  const migrations = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const scripts = migrations.map(({ name }) => ({
    name,
    sql: readFileSync(`${folder}/${name}/migration.sql`, 'utf8').replaceAll(/^--.*$/gm, ''),
  }))
  expect(scripts.filter(({ sql }) => takesAway.test(sql)).map(({ name }) => name)).toEqual([...before, ...unmet])
})
