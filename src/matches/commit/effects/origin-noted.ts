import type { Entry } from '../../../journal/entry.ts'
import type { Origin } from '../../../platform/http/caller.ts'
import { effectKind } from '../effect.ts'

interface OriginNoted {
  readonly entries: readonly Pick<Entry, 'version'>[]
  readonly origin: Origin
}

/** With what entries were asked for. Nothing is kept of somebody whose account was erased meanwhile. */
export const originNoted = effectKind<OriginNoted>({
  kind: 'originNoted',
  everyday: true,
  rows: ({ entries, origin: { account, client, credential, credentialId, tokenName } }) =>
    entries.map(({ version }) => ({
      version,
      account,
      client,
      credential,
      credential_id: credentialId,
      token_name: tokenName,
    })),
  sql: (rows) => `origins_noted AS (
  INSERT INTO origins (match_id, version, account_id, client, credential, credential_id, token_name)
  SELECT o.match, o.version, o.account, o.client, o.credential, o.credential_id, o.token_name
  FROM jsonb_to_recordset(${rows}) AS o(
    match uuid, version int, account uuid, client text, credential text, credential_id text, token_name text)
  JOIN stored s ON s.id = o.match JOIN accounts a ON a.id = o.account AND a.status <> 'erased'
)`,
})
