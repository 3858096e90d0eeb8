import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/**
 * Bundles the server into a few files: finding and loading eleven hundred modules takes half of the start. Packages
 * with files of their own (machine code, WebAssembly, pages) stay packages.
 *
 * node scripts/build.mjs [FOLDER]    into FOLDER, by default dist
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.resolve(root, process.argv[2] ?? 'dist')
// The other files of the folder stay: the client in it is built by itself.
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  if (/\.js(\.map)?$/.test(name)) rmSync(path.join(folder, name))
}
rmSync(path.join(folder, 'compiled'), { recursive: true, force: true }) // compiled-code.ts
await build({
  cwd: root,
  input: { paquebot: 'src/cli/paquebot.ts', thread: 'src/platform/threads/thread.ts' },
  platform: 'node',
  external: ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', '@resvg/resvg-js', 'pg-native'],
  output: {
    dir: folder,
    // A thread starts `thread.js` in the folder of the code that asks for it, so all files are in one folder.
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    // The lines of a stack are found without the sources, which would be read at every start.
    sourcemapExcludeSources: true,
  },
})
