import type { z } from 'zod'

/** What an export is made of: each part whole, or page by page where it may be long. */
export type Sections<Schema extends z.ZodObject> = {
  readonly [Name in keyof z.infer<Schema>]: z.infer<Schema>[Name] | AsyncIterable<z.infer<Schema>[Name]>
}

/** The JSON of an object that is never in memory as a whole, piece by piece. @throws ZodError where a part is not as it should be */
export async function* jsonOf<Schema extends z.ZodObject>(
  { shape }: Schema,
  sections: Sections<Schema>,
): AsyncGenerator<string, void, undefined> {
  let before = '{'
  for (const [name, section] of Object.entries<unknown>(sections)) {
    const text = (part: unknown) => JSON.stringify(shape[name]?.parse(part))
    yield `${before}${JSON.stringify(name)}:`
    if (isPaged(section)) yield* list(section, text)
    else yield text(section)
    before = ','
  }
  yield '}'
}

/** @param text of a page, in brackets */
async function* list(pages: AsyncIterable<unknown>, text: (page: unknown) => string): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    yield `${before}${text(page).slice(1, -1)}`
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

const isPaged = (section: unknown): section is AsyncIterable<unknown> =>
  typeof section === 'object' && section !== null && Symbol.asyncIterator in section
