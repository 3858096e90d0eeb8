import { beforeAll, describe, expect, test } from 'vitest'
import { fieldWordsIn } from '../../../web/src/ui/field-words.ts'
import { type FilledIn, saidOf } from '../../../web/src/ui/filled-in.ts'
import { languages } from '../../../web/src/words/languages.ts'
import { loadWords } from '../../../web/src/words/spoken.ts'

const right: FilledIn['validity'] = {
  badInput: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  typeMismatch: false,
  valueMissing: false,
}
const filledIn = (more: Partial<FilledIn>): FilledIn => ({
  type: 'text',
  value: 'Ada',
  required: false,
  validity: right,
  dataset: {},
  ...more,
})

describe('what a form says of a field before it is sent, in en, fr, ru and es', () => {
  beforeAll(() => Promise.all(languages.map(loadWords)))

  test.each([
    {
      about: 'nothing where something is needed',
      field: filledIn({ value: '', required: true, validity: { ...right, valueMissing: true } }),
      says: ['Please fill this in.', 'Veuillez remplir ce champ.', 'Заполните это поле.', 'Rellene este campo.'],
    },
    {
      about: 'only spaces where something is needed',
      field: filledIn({ value: '  ', required: true }),
      says: ['Please fill this in.', 'Veuillez remplir ce champ.', 'Заполните это поле.', 'Rellene este campo.'],
    },
    {
      about: 'half of a date',
      field: filledIn({ type: 'date', value: '', validity: { ...right, badInput: true, valueMissing: true } }),
      says: [
        'This is not filled in completely.',
        'Ce champ n’est pas rempli en entier.',
        'Это поле заполнено не до конца.',
        'Este campo no está completo.',
      ],
    },
    {
      about: 'no mail address',
      field: filledIn({ type: 'email', validity: { ...right, typeMismatch: true } }),
      says: [
        'This is not a mail address like ada@example.org.',
        'Ce n’est pas une adresse de courriel comme ada@example.org.',
        'Это не адрес почты вида ada@example.org.',
        'No es una dirección de correo como ada@example.org.',
      ],
    },
    {
      about: 'no address of a program',
      field: filledIn({ type: 'url', validity: { ...right, typeMismatch: true } }),
      says: [
        'This is not an address like https://example.org.',
        'Ce n’est pas une adresse comme https://example.org.',
        'Это не адрес вида https://example.org.',
        'No es una dirección como https://example.org.',
      ],
    },
    {
      about: 'too small a number',
      field: filledIn({ type: 'number', value: '0', min: '1', validity: { ...right, rangeUnderflow: true } }),
      says: ['At least 1.', 'Au moins 1.', 'Не меньше 1.', 'Al menos 1.'],
    },
    {
      about: 'too large a number',
      field: filledIn({ type: 'number', value: '900', max: '720', validity: { ...right, rangeOverflow: true } }),
      says: ['At most 720.', 'Au plus 720.', 'Не больше 720.', 'Como máximo 720.'],
    },
    {
      about: 'half a number',
      field: filledIn({ type: 'number', value: '1.5', validity: { ...right, stepMismatch: true } }),
      says: [
        'This must be a whole number.',
        'Il faut un nombre entier.',
        'Нужно целое число.',
        'Debe ser un número entero.',
      ],
    },
    {
      about: 'too short a text',
      field: filledIn({ dataset: { least: '10' } }),
      says: ['At least 10 characters.', 'Au moins 10 caractères.', 'Не меньше 10 символов.', 'Al menos 10 caracteres.'],
    },
    {
      about: 'too long a text',
      field: filledIn({ value: 'x'.repeat(90), dataset: { most: '81' } }),
      says: ['At most 81 characters.', 'Au plus 81 caractères.', 'Не больше 81 символа.', 'Como máximo 81 caracteres.'],
    },
  ])('$about', ({ field, says }) => {
    expect(languages.map((language) => saidOf(field, fieldWordsIn[language]))).toEqual(says)
  })

  test.each([
    filledIn({}),
    filledIn({ value: '' }),
    filledIn({ value: '', dataset: { least: '10', most: '200' } }),
    filledIn({ value: 'x'.repeat(10), required: true, dataset: { least: '10', most: '10' } }),
    filledIn({ value: '😀'.repeat(10), dataset: { most: '10' } }),
  ])('nothing is said of a field that is filled in rightly, or left empty: %j', (field) => {
    expect(saidOf(field, fieldWordsIn.en)).toBeUndefined()
  })
})
