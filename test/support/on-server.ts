import pg from 'pg'

/** The address of a database on a PostgreSQL server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Executes one statement on a PostgreSQL server, on a connection of its own. @returns its rows */
export async function onServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Ends the limits that the tests of poolers give to the role of this server's databases. */
export async function withoutLimits(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  for (const limit of ['statement', 'lock', 'idle_in_transaction_session']) {
    await onServer(url, `ALTER ROLE CURRENT_USER IN DATABASE ${name} SET ${limit}_timeout = 0`)
  }
}
