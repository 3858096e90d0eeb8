import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Writes a compressed copy beside each text file of the built client, so that the server need not compress it. */
const folder = process.argv[2] ?? 'dist/web'
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg)$/.test(name)) continue
  const file = path.join(folder, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
