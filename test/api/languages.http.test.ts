import { expect, test } from 'vitest'
import { z } from 'zod'
import { languages } from '../../src/games/kit/wording.ts'
import { testServer } from '../support/server.ts'
import { type Operation, operations } from './document.ts'
import { newPeople, newWorld, requests } from './world.ts'

const server = await testServer()
const world = await newWorld(server, await newPeople(server))

const ProblemAnswer = z.object({
  title: z.string(),
  code: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ at: z.string(), problem: z.string() })).default([]),
})

/** Values of the wrong type, of the wrong size, and missing ones. */
const wrongs: readonly unknown[] = [
  null,
  true,
  -1,
  1e9,
  1.5,
  '',
  'x'.repeat(3000),
  '\u202e',
  [],
  ['x', 'x'],
  {},
  { x: 1 },
]

/** A valid body with one wrong value, for each of its values. */
function* broken(value: unknown): Generator<unknown> {
  yield* wrongs
  if (Array.isArray(value)) {
    for (const [place, part] of value.entries()) for (const other of broken(part)) yield value.with(place, other)
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, extra: 1 }
    for (const [key, part] of Object.entries(value)) for (const other of broken(part)) yield { ...value, [key]: other }
  }
}

/** An even sample: a journal file has thousands. */
function some(values: Iterable<unknown>): unknown[] {
  const all = [...values]
  const step = Math.max(1, Math.ceil(all.length / 25))
  return all.filter((_, place) => place % step === 0)
}

let compared = 0

async function errorsIn(
  operation: Operation,
  url: string,
  body: unknown,
): Promise<z.infer<typeof ProblemAnswer>[] | undefined> {
  const caller = operation.path.startsWith('/v1/admin/') ? world.administrator : world.player
  const answers = []
  for (const language of languages) {
    const { statusCode, body: text } = await server.app.inject({
      method: operation.method,
      url,
      headers: {
        authorization: `Bearer ${caller.token()}`,
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    if (statusCode !== 400 && statusCode !== 422) return undefined
    answers.push(ProblemAnswer.parse(JSON.parse(text)))
  }
  return answers
}

/** The sentences that read the same in English and in another language. */
function untranslated([english, ...others]: z.infer<typeof ProblemAnswer>[]): string[] {
  const sentences = ({ title, detail, errors }: z.infer<typeof ProblemAnswer>) => [
    title,
    ...(detail === undefined ? [] : [detail]),
    ...errors.map(({ problem }) => problem),
  ]
  if (english === undefined) return []
  compared += sentences(english).length
  return sentences(english).filter((sentence, place) => others.some((other) => sentences(other)[place] === sentence))
}

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'the errors in a request to %s are in the caller’s language',
  async (operationId, operation) => {
    const { at, body } = requests[operationId] ?? {}
    const url = at?.(world) ?? operation.path
    const bodies = operation.body === undefined ? [] : some(broken(body?.(world) ?? {}))
    const questions = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name }) => ['', '-1', 'x'.repeat(300)].map((value) => `${url.split('?')[0]}?${name}=${value}`))
    const found = new Set<string>()
    for (const sent of bodies)
      for (const text of untranslated((await errorsIn(operation, url, sent)) ?? [])) found.add(text)
    for (const asked of [`${url.split('?')[0]}?extra=1`, ...questions]) {
      for (const text of untranslated((await errorsIn(operation, asked, body?.(world))) ?? [])) found.add(text)
    }
    expect([...found]).toEqual([])
  },
)

test('there were many sentences to compare', () => {
  expect(compared).toBeGreaterThan(500)
})
