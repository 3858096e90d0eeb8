import type { Language } from './wording.ts'

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
  const rules = new Intl.PluralRules(language)
  return (amount) => `${says(amount)} ${forms[rules.select(amount)] ?? forms.other}`
}
