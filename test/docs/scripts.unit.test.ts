import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

// Vitest runs what it finds of the files that it is asked for, and says nothing of the others.
test.each(Object.entries(scripts))('every test file that the script %s names exists', (_, script) => {
  const named = [...script.matchAll(/\btest\/\S+?(?:\.unit|\.http|\.system)(?=\.|\s|$)/g)].map(([file]) => file)
  expect(named.filter((file) => !existsSync(`${file}.test.ts`))).toEqual([])
})
