import type { Database } from './database/database.ts'

type Store = Pick<Database, 'prisma'>

/** A public key of this server; null if the database has none with this id. */
export const signingKeyById = ({ prisma }: Store, id: string) => prisma.signingKey.findUnique({ where: { id } })

/** Stores the public key of a server whose database has none yet. @returns whether the database has this key now */
export async function keepFirstKey(
  database: Store,
  key: { readonly id: string; readonly publicKey: string },
): Promise<boolean> {
  const { signingKey } = database.prisma
  await signingKey.createMany({ data: (await signingKey.count()) === 0 ? [key] : [], skipDuplicates: true })
  return (await signingKeyById(database, key.id)) !== null
}
