import { byLanguage } from './every-language.ts'
import type { Language } from './wording.ts'

/** Which plural form an amount has. `Intl.PluralRules` is slow, and a view holds many small amounts: these are looked up. */
const pluralRules = byLanguage((language) => {
  const all = new Intl.PluralRules(language)
  const small = Array.from({ length: 100 }, (_, amount) => all.select(amount))
  return { select: (amount: number) => small[amount] ?? all.select(amount) }
})

/** The plural forms that a language's rules require. A form that is not given is the same as `other`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/**
 * Counts things in a language: `plural('ru', { one: 'рубль', few: 'рубля', other: 'рублей' })(3)` is "3 рубля".
 * @param says says the number, in digits unless told otherwise (`number-words.ts`)
 */
export function plural(
  language: Language,
  forms: Forms,
  says: (amount: number) => string = String,
): (amount: number) => string {
  const { select } = pluralRules[language]
  return (amount) => `${says(amount)} ${forms[select(amount)] ?? forms.other}`
}
