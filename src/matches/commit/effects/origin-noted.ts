import { accountRows } from '../../../accounts/index.ts'
import type { Entry } from '../../../journal/entry.ts'
import type { Origin } from '../../../platform/http/caller.ts'
import { effectKind } from '../effect.ts'

interface OriginNoted {
  readonly entries: readonly Pick<Entry, 'version'>[]
  readonly origin: Origin
}

/** The origin of entries. Nothing is stored for an account that was erased in the meantime. */
export const originNoted = effectKind<OriginNoted>({
  kind: 'originNoted',
  everyday: true,
  rows: ({ entries, origin }) => entries.map(({ version }) => ({ ...origin, version })),
  sql: (rows) => `origins_noted AS (
  INSERT INTO origins (match_id, version, account_id, client, credential, credential_id, token_name)
  SELECT o.match, o.version, o.account, o.client, o.credential, o."credentialId", o."tokenName"
  FROM jsonb_to_recordset(${rows}) AS o(
    match uuid, version int, account uuid, client text, credential text, "credentialId" text, "tokenName" text)
  JOIN stored s ON s.id = o.match JOIN ${accountRows.sql} a ON a.id = o.account AND a.status <> 'erased'
)`,
})
