import type { Language } from '../words/languages.ts'

/** What a form says of a field before it is sent. */
export interface FieldWords {
  readonly missing: string
  readonly unclear: string
  readonly email: string
  readonly url: string
  readonly whole: string
  readonly least: (least: string) => string
  readonly most: (most: string) => string
  readonly short: (least: number) => string
  readonly long: (most: number) => string
}

const rules = new Intl.PluralRules('ru')
/** After “not less than”, “not more than”: 21 символа, 10 символов. */
const symbols = (count: number): string => (rules.select(count) === 'one' ? 'символа' : 'символов')

/** They are loaded with the forms. */
export const fieldWordsIn: Readonly<Record<Language, FieldWords>> = {
  en: {
    missing: 'Please fill this in.',
    unclear: 'This is not filled in completely.',
    email: 'This is not a mail address like ada@example.org.',
    url: 'This is not an address like https://example.org.',
    whole: 'This must be a whole number.',
    least: (least) => `At least ${least}.`,
    most: (most) => `At most ${most}.`,
    short: (least) => `At least ${least} characters.`,
    long: (most) => `At most ${most} characters.`,
  },
  fr: {
    missing: 'Veuillez remplir ce champ.',
    unclear: 'Ce champ n’est pas rempli en entier.',
    email: 'Ce n’est pas une adresse de courriel comme ada@example.org.',
    url: 'Ce n’est pas une adresse comme https://example.org.',
    whole: 'Il faut un nombre entier.',
    least: (least) => `Au moins ${least}.`,
    most: (most) => `Au plus ${most}.`,
    short: (least) => `Au moins ${least} caractères.`,
    long: (most) => `Au plus ${most} caractères.`,
  },
  ru: {
    missing: 'Заполните это поле.',
    unclear: 'Это поле заполнено не до конца.',
    email: 'Это не адрес почты вида ada@example.org.',
    url: 'Это не адрес вида https://example.org.',
    whole: 'Нужно целое число.',
    least: (least) => `Не меньше ${least}.`,
    most: (most) => `Не больше ${most}.`,
    short: (least) => `Не меньше ${least} ${symbols(least)}.`,
    long: (most) => `Не больше ${most} ${symbols(most)}.`,
  },
  es: {
    missing: 'Rellene este campo.',
    unclear: 'Este campo no está completo.',
    email: 'No es una dirección de correo como ada@example.org.',
    url: 'No es una dirección como https://example.org.',
    whole: 'Debe ser un número entero.',
    least: (least) => `Al menos ${least}.`,
    most: (most) => `Como máximo ${most}.`,
    short: (least) => `Al menos ${least} caracteres.`,
    long: (most) => `Como máximo ${most} caracteres.`,
  },
}
