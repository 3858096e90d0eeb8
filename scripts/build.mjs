import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/**
 * Bundles the server into a few files: finding and loading eleven hundred modules takes half of the start. Packages
 * with files of their own (machine code, WebAssembly, pages) stay packages.
 *
 * node scripts/build.mjs [FOLDER]    into FOLDER, by default dist
 */
const root = fileURLToPath(new URL('..', import.meta.url))
await build({
  cwd: root,
  input: { paquebot: 'src/cli/paquebot.ts', thread: 'src/platform/threads/thread.ts' },
  platform: 'node',
  external: ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', '@resvg/resvg-js', 'pg-native'],
  output: {
    dir: process.argv[2] ?? 'dist',
    cleanDir: true,
    // A thread starts `thread.js` in the folder of the code that asks for it, so all files are in one folder.
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
})
