import { Prisma } from '../../generated/prisma/client.ts'

/** The origins of all entries, in SQL. An archive keeps origins that differ only in version and request as one row. */
export const originRows = Prisma.sql`(
  SELECT match_id, version, account_id, client, credential, credential_id, token_name, request_id FROM origins
  UNION ALL
  SELECT a.match_id, e.version, a.account_id, a.client, a.credential, a.credential_id, a.token_name, e.request_id
  FROM archived_origins a, unnest(a.versions, a.request_ids) AS e(version, request_id))`
