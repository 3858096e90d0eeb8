import type { z } from 'zod'

/**
 * Yields the JSON of an object piece by piece, so that it is never in memory as a whole.
 * @param sections each as a whole, or page by page if it may be long
 * @throws ZodError if a section does not fit its schema
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

/** Yields one JSON list of all pages. @param text the JSON of a page, in brackets */
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
