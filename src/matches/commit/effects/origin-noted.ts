import { accountRows } from '../../../accounts/index.ts'
import type { Origin } from '../../../platform/http/caller.ts'
import { effectKind } from '../effect.ts'

/** The origin of an entry. */
interface OriginOfEntry extends Origin {
  readonly version: number
}

/** The origins of entries. Nothing is stored for an account that was erased in the meantime. */
export const originNoted = effectKind<readonly OriginOfEntry[]>({
  kind: 'originNoted',
  everyday: true,
  sql: (rows) => `origins_noted AS (
  INSERT INTO origins (match_id, version, account_id, client, credential, credential_id, token_name, request_id)
  SELECT o.match, o.version, o.account, o.client, o.credential, o."credentialId", o."tokenName", o.request
  FROM jsonb_to_recordset(${rows}) AS o(
    match uuid, version int, account uuid, client text, credential text, "credentialId" text, "tokenName" text,
    request uuid)
  JOIN stored s ON s.id = o.match JOIN ${accountRows.sql} a ON a.id = o.account AND a.status <> 'erased'
)`,
})
