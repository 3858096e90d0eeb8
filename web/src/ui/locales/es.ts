import type { FieldWords } from './en.ts'

export const es: FieldWords = {
  missing: 'Rellene este campo.',
  unclear: 'Este campo no está completo.',
  email: 'No es una dirección de correo como ada@example.org.',
  url: 'No es una dirección como https://example.org.',
  whole: 'Debe ser un número entero.',
  least: (least) => `Al menos ${least}.`,
  most: (most) => `Como máximo ${most}.`,
  short: (least) => `Al menos ${least} caracteres.`,
  long: (most) => `Como máximo ${most} caracteres.`,
}
