import type { FieldWords } from './en.ts'

const rules = new Intl.PluralRules('ru')
/** After “not less than”, “not more than”: 21 символа, 10 символов. */
const symbols = (count: number): string => (rules.select(count) === 'one' ? 'символа' : 'символов')

export const ru: FieldWords = {
  missing: 'Заполните это поле.',
  unclear: 'Это поле заполнено не до конца.',
  email: 'Это не адрес почты вида ada@example.org.',
  url: 'Это не адрес вида https://example.org.',
  whole: 'Нужно целое число.',
  least: (least) => `Не меньше ${least}.`,
  most: (most) => `Не больше ${most}.`,
  short: (least) => `Не меньше ${least} ${symbols(least)}.`,
  long: (most) => `Не больше ${most} ${symbols(most)}.`,
}
