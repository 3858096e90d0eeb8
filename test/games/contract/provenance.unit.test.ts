import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'

test.each([...catalogue.values()])(
  'components of $meta.id with a single source are not marked as verified',
  ({ meta }) => {
    const verified = meta.provenance.filter(({ status }) => status === 'verified')
    expect(verified.length).toBeGreaterThan(0)
    for (const { note } of verified) expect(note).not.toMatch(/one source|source alone|lost|taken|blurred/i)
    const components = meta.provenance.map(({ component }) => component)
    expect(new Set(components).size).toBe(components.length)
  },
)
