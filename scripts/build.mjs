import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/**
 * Writes the server as a few files: to find and load eleven hundred modules takes half of a start. What brings files of its
 * own (machine code, WebAssembly, pages) stays a package.
 *
 *     node scripts/build.mjs [FOLDER]    into FOLDER, by default dist
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
    // A thread starts `thread.js` beside the code that asks for it: all files are in one folder.
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
})
