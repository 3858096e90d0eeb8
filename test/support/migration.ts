import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../prisma/migrations/', import.meta.url)

/** The SQL of a migration, by the name of its folder without the time. */
export async function migration(name: string): Promise<string> {
  const found = (await readdir(folder)).find((one) => one.endsWith(`_${name}`))
  if (found === undefined) throw new Error(`there is no migration ${name}`)
  return readFile(new URL(`${found}/migration.sql`, folder), 'utf8')
}
