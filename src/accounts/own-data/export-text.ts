import type { z } from 'zod'

/**
 * The JSON of an object that is never in memory as a whole, piece by piece.
 * @param sections each whole, or page by page where it may be long
 * @throws ZodError where a section is not as it should be
 */
export async function* jsonOf(
  { shape }: z.ZodObject,
  sections: Readonly<Record<string, unknown>>,
): AsyncGenerator<string, void, undefined> {
  let before = '{'
  for (const [name, section] of Object.entries(sections)) {
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
