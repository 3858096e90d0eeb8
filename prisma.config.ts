import { defineConfig } from 'prisma-cli/config'

// generate, validate and format run as WASM, yet the CLI first asks for the schema-engine binary, which only
// migrate, db and studio use. Any existing path answers that question, so these three work without a download.
// Never for the others: with a false binary they exit 0 and do nothing.
const command = process.argv.slice(2).find((argument) => !argument.startsWith('-'))
if (command && ['generate', 'validate', 'format'].includes(command)) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // not env('DATABASE_URL'), which throws where the variable is absent: generate needs no database
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
