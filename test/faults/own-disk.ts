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

/** A disk of its own that the system gives up, as it does when the hardware fails. What was written before is there. */
export interface FailingDisk {
  readonly folder: string
  /** From now on it is read-only, also for files that are open. */
  fail(): void
  /** Mounts it again, once nobody has a file on it open. */
  mountAgain(): void
}

/** @returns undefined if this process may not mount one */
export function failingDisk(megabytes: number): FailingDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-disk-'))
  const image = `${folder}.ext4`
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { stdio: 'ignore' })
  const mount = () => run('mount', '-o', 'loop', image, folder)
  try {
    run('truncate', `--size=${megabytes}M`, image)
    run('mkfs.ext4', '-q', image)
    mount()
  } catch {
    rmSync(folder, { recursive: true })
    rmSync(image, { force: true })
    return undefined
  }
  afterFile(() => {
    run('umount', folder)
    rmSync(folder, { recursive: true })
    rmSync(image)
  })
  return {
    folder,
    fail() {
      run('sync', '--file-system', folder)
      run('mount', '-o', 'remount,abort', folder)
    },
    mountAgain() {
      run('umount', folder)
      mount()
    },
  }
}

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
