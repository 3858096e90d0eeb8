import { type Language, languages } from '../../games/kit/wording.ts'
import { rangesIn } from './weighted-ranges.ts'

/** The supported language that an Accept-Language header prefers (RFC 9110 §12.5.4), if it names one. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined
  const ranges = rangesIn(header)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { range } of ranges) {
    const [primary] = range.split('-')
    const known = languages.find((language) => language === primary)
    if (known) return known
  }
  return undefined
}
