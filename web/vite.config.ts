import { readdirSync } from 'node:fs'
import path from 'node:path'
import { preact } from '@preact/preset-vite'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the server. */
const server = process.env.PAQUEBOT ?? 'http://127.0.0.1:3000'

const styleSheets = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .toSorted()

/** A class has its own name and a short mark of its file: the usual names end in a number of their own, and compress worse. */
const className = (name: string, file: string) =>
  `${name}_${styleSheets.indexOf(path.relative(`${import.meta.dirname}/src`, file)).toString(36)}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ reactAliasesEnabled: false })],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Nothing is inlined: the policy of the page allows files of this server alone.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Naming what a part needs before the part is there saves a round trip, and costs bytes on every page: it is done for
      // pages and boards, which readers wait for.
      resolveDependencies: (part, needed) =>
        /(board|-page)-/.test(part) ? needed : needed.filter((one) => one === part),
    },
    rolldownOptions: {
      // The service worker is a file of its own, at the root: it answers for no more than its folder.
      input: { index: `${import.meta.dirname}/index.html`, worker: `${import.meta.dirname}/worker/worker.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash:7].js'),
        // Pages name many files, and what is random does not compress: one character less than usual, the fewest that the
        // build accepts for so many.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Many small files compress worse, so what nearly every page has is one file, without forms, which some lack; what
          // lists of matches and matches have is another; and what a match, its replay and a study have is a third.
          groups: [
            {
              name: 'page',
              test: /\/src\/(words\/\w+\.ts|shell\.|ui\/(?!ask-twice|changeable|form|field|filled|locales|marks|more|pages|pills|said|save|sharing|sibling|ways))/,
            },
            {
              name: 'matches',
              test: /\/src\/(games\/games|api\/stream|sign-in\/account-needed\.tsx|match\/(own-seat|state-mark))/,
            },
            {
              name: 'match',
              test: /\/src\/(table-pages|boards\/kit\/(piece|pawn|place-of|player-panel|hyphens|price)\.|match\/composer\/name-in|words\/printed-number)/,
            },
            // With what setting up a position takes from it.
            { name: 'hamlet-board', test: /\/src\/boards\/hamlet\/(board|lattice)\./ },
            // The terms of a match, which several of its pages tell.
            { name: 'terms', test: /\/src\/(games\/options?-(in-)?words|match\/terms\.)/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/openapi.json', '/problems', '/inbox', '/links/head'].map((path) => [path, server]),
    ),
  },
})
