import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { afterFile } from '../support/after-file.ts'

/**
 * A disk of its own, which can fill up without harm.
 * @param size as `mount` takes it
 * @returns its folder; undefined if this process may not mount one
 */
export function ownDisk(size: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  afterFile(() => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

const megabyte = 1024 * 1024

/** Fills a disk to the last page. @returns makes room again */
export function filled(disk: string): () => void {
  const file = path.join(disk, 'filling')
  for (const size of [megabyte, 4096]) {
    expect(() => {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    }).toThrow('ENOSPC')
  }
  return () => rmSync(file)
}
