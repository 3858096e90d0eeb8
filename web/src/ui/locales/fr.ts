import type { FieldWords } from './en.ts'

export const fr: FieldWords = {
  missing: 'Veuillez remplir ce champ.',
  unclear: 'Ce champ n’est pas rempli en entier.',
  email: 'Ce n’est pas une adresse de courriel comme ada@example.org.',
  url: 'Ce n’est pas une adresse comme https://example.org.',
  whole: 'Il faut un nombre entier.',
  least: (least) => `Au moins ${least}.`,
  most: (most) => `Au plus ${most}.`,
  short: (least) => `Au moins ${least} caractères.`,
  long: (most) => `Au plus ${most} caractères.`,
}
