import type { Database } from './database/database.ts'

type Store = Pick<Database, 'prisma' | 'pool'>

/** A public key of this server; null if the database has none with this id. */
export const signingKeyById = ({ prisma }: Pick<Store, 'prisma'>, id: string) =>
  prisma.signingKey.findUnique({ where: { id } })

/** Whether the database was begun with a key. A database that was never migrated was not. */
export async function hasSigningKey({ prisma, pool }: Store): Promise<boolean> {
  const { rows } = await pool.query<{ exist: boolean }>("SELECT to_regclass('signing_keys') IS NOT NULL AS exist")
  return rows[0]?.exist === true && (await prisma.signingKey.count()) > 0
}

/** Stores the public key of a server whose database has none yet. @returns whether the database has this key now */
export async function keepFirstKey(
  database: Store,
  key: { readonly id: string; readonly publicKey: string },
): Promise<boolean> {
  const { signingKey } = database.prisma
  await signingKey.createMany({ data: (await hasSigningKey(database)) ? [] : [key], skipDuplicates: true })
  return (await signingKeyById(database, key.id)) !== null
}
