// npm run build: builds those parts whose inputs are no longer what they were when the part was last built.
// node scripts/build-changed.mjs [PART...]    by default all
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Inputs of every part. */
const common = ['package-lock.json', 'scripts/build-changed.mjs']
const schema = ['prisma/schema.prisma', 'prisma.config.ts']

/** What each part is built from, by which commands, and one of the files that they leave. */
const parts = [
  { name: 'database', inputs: schema, made: 'src/generated/prisma/client.ts', commands: ['prisma generate'] },
  {
    name: 'font',
    inputs: ['scripts/frequent-characters.mjs'],
    made: 'dist/frequent-characters.ttf',
    commands: ['node scripts/frequent-characters.mjs'],
  },
  {
    name: 'server',
    inputs: [...schema, 'src', 'scripts/build.mjs'],
    made: 'dist/paquebot.js',
    commands: ['node scripts/build.mjs'],
  },
  {
    name: 'client',
    inputs: ['web', 'scripts/compress.mjs'],
    made: 'dist/web/index.html',
    commands: ['vite build web --logLevel warn', 'node scripts/compress.mjs'],
  },
]
/** Made from other inputs. */
const generated = 'src/generated'
/** The digest of the inputs of each part that is built. */
const record = 'dist/built.json'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// npm adds the commands of packages to the path; a shell does not.
const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !parts.some((part) => part.name === name))
if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`)
for (const part of parts) if (asked.length === 0 || asked.includes(part.name)) buildIfChanged(part)

function buildIfChanged({ name, inputs, made, commands }) {
  const digest = digestOf([...common, ...inputs])
  if (readRecord()[name] === digest && existsSync(made)) return
  console.log(`Building: ${name}`)
  // What is interrupted is not built.
  note(name, undefined)
  for (const command of commands) {
    const { status, error } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH } })
    if (status !== 0) throw error ?? new Error(`${command} failed`)
  }
  note(name, digest)
}

function digestOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf)) {
    const content = readFileSync(file)
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesOf(input) {
  if (!statSync(input).isDirectory()) return [input]
  return readdirSync(input, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(`${generated}${path.sep}`))
    .sort()
}

function readRecord() {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
}

function note(name, digest) {
  mkdirSync(path.dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify({ ...readRecord(), [name]: digest }, undefined, 2))
}
