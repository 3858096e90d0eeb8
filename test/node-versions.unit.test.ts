import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { oldestNodes, recommendedLine } from './support/node-versions.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const Package = z.looseObject({ engines: z.looseObject({ node: z.string().optional() }).optional() })
const { packages } = z.object({ packages: z.record(z.string(), Package) }).parse(JSON.parse(read('package-lock.json')))

describe.each(oldestNodes)('Node %s', (version) => {
  test('is named in README.md', () => {
    const [line = '', minor] = version.split('.')
    const sentence = /^You need Node (.*)$/m.exec(read('README.md'))?.[1] ?? ''
    expect(sentence).toMatch(new RegExp(`\\b${minor === '0' ? line : `${line} \\(${line}\\.${minor} or newer\\)`}`))
  })

  // npm warns of each that does not (EBADENGINE), even of those that only build and check, since `npm ci` installs
  // them, too.
  test('satisfies this project and all packages that it installs', () => {
    const unfit = Object.entries(packages)
      .filter(([, { engines }]) => engines?.node !== undefined && !satisfies(version, engines.node))
      .map(([name, { engines }]) => `${name} wants ${engines?.node}`)
    expect(unfit).toEqual([])
  })
})

test('the image has the newest line with long-term support, which README.md recommends', () => {
  expect([...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, line]) => Number(line))).toEqual(
    [1, 2, 3].map(() => recommendedLine),
  )
  expect(read('README.md')).toContain(`${recommendedLine}, the newest with long-term support`)
})

test('the image contains the files that the code reads', () => {
  const [, , , image] = read('Dockerfile').split(/^FROM /m)
  for (const part of ['prisma/migrations', 'openapi/examples.json']) expect(image).toContain(`COPY ${part} ${part}`)
})

test('the generator of the client is not part of an installation', () => {
  expect(packages['node_modules/prisma-cli']).toMatchObject({ dev: true })
  expect(packages).not.toHaveProperty('node_modules/prisma')
})
