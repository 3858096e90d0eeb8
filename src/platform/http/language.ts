import { type Language, languages } from '../../games/kit/wording.ts'

/** The supported language that an Accept-Language header prefers (RFC 9110 §12.5.4), if it names one. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined
  const ranges = header
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { primary: range.trimEnd().split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { primary } of ranges) {
    const known = languages.find((language) => language === primary)
    if (known) return known
  }
  return undefined
}
