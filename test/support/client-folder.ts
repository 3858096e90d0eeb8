import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterFile } from './after-file.ts'

/** What the files of a small built client hold. */
export const clientFiles = {
  page: '<!doctype html><title>Paquebot</title><script type="module" src="/assets/main-1.js"></script>',
  script: "document.title = 'The client'",
  worker: "self.addEventListener('push', () => {})",
  manifest: '{"name":"Paquebot"}',
  icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** A folder as a build of the client leaves it. Deleted after the test file. */
export function clientFolder(): string {
  const folder = `${mkdtempSync(path.join(tmpdir(), 'paquebot-client-'))}/`
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(`${folder}assets`)
  writeFileSync(`${folder}index.html`, clientFiles.page)
  writeFileSync(`${folder}icon.svg`, clientFiles.icon)
  writeFileSync(`${folder}worker.js`, clientFiles.worker)
  writeFileSync(`${folder}worker.js.br`, brotliCompressSync(clientFiles.worker))
  writeFileSync(`${folder}manifest.webmanifest`, clientFiles.manifest)
  writeFileSync(`${folder}assets/main-1.js`, clientFiles.script)
  writeFileSync(`${folder}assets/main-1.js.br`, brotliCompressSync(clientFiles.script))
  return folder
}
