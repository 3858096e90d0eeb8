// npm run migration check        exit 1 where prisma/schema.prisma and prisma/migrations differ
// npm run migration new <name>   write prisma/migrations/<time>_<name>/migration.sql with the difference
//
// Prisma's own schema engine, in its WASM build, on an in-memory PGlite: no server, no engine to download.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'

globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) }
const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
const wasm = await readFile(script.replace(/\.js$/, '.wasm'))
const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue })
glue.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()

const memory = async () => {
  const database = await PGlite.create()
  const adapter = await new PrismaPGlite(database).connect()
  // The adapter's own executeScript neither waits nor reports.
  adapter.executeScript = (sql) =>
    database.exec(sql).then(
      () => undefined,
      (error) => adapter.onError(error),
    )
  adapter.dispose = () => database.close()
  return adapter
}
const factory = bindMigrationAwareSqlAdapterFactory({
  provider: 'postgres',
  adapterName: 'pglite-prisma-adapter',
  connect: memory,
  connectToShadowDb: memory,
})

const folder = path.resolve('prisma/migrations')
const file = 'prisma/schema.prisma'
const content = await readFile(file, 'utf8')
const names = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()
const lock = '# Written by prisma; do not edit.\nprovider = "postgresql"\n'
const migrations = {
  tag: 'migrations',
  baseDir: folder,
  shadowDbInitScript: '',
  lockfile: { path: 'migration_lock.toml', content: lock },
  migrationDirectories: await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: await readFile(path.join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  ),
}

const engine = await glue.SchemaEngine.new({ datamodels: [[file, content]] }, () => undefined, factory)
const difference = await engine.diff({
  from: migrations,
  to: { tag: 'schemaDatamodel', files: [{ path: file, content }] },
  script: true,
  exitCode: true,
  filters: { externalTables: [], externalEnums: [] },
})

const [command, name = 'migration'] = process.argv.slice(2)
if (difference.exitCode === 0) {
  console.log('prisma/schema.prisma and prisma/migrations agree')
} else if (command === 'new') {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const target = path.join(folder, `${time}_${name}`)
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, 'migration.sql'), difference.stdout)
  await writeFile(path.join(folder, 'migration_lock.toml'), lock)
  console.log(`wrote ${path.relative('.', target)}/migration.sql`)
} else {
  console.error(`prisma/schema.prisma has changes without a migration:\n${difference.stdout}`)
  process.exitCode = 1
}
process.exit()
