import { describe, expect, test } from 'vitest'
import { Refused } from '../../../web/src/api/problem.ts'
import type { Problem } from '../../../web/src/api/schemas.ts'
import { type FilledIn, Mistaken, marked, mistakesOf, saidOf } from '../../../web/src/look/mistakes.ts'
import { en } from '../../../web/src/words/en.ts'
import { es } from '../../../web/src/words/es.ts'
import { fr } from '../../../web/src/words/fr.ts'
import { ru } from '../../../web/src/words/ru.ts'

const problem: Problem = {
  type: 'https://example.org/problems#invalid-request',
  title: 'The request does not have the documented form.',
  status: 400,
  code: 'invalid-request',
}
const names = ['name', 'pace/hours', 'pace/refill', 'vacations', 'vacations/0/from', 'vacations/0/until', 'scopes']
const markedAt = (...places: readonly string[]) => {
  const { fields, others } = marked(
    places.map((at) => ({ at, problem: at })),
    names,
  )
  return { fields: Object.fromEntries(fields), others: others.map(({ at }) => at) }
}

describe('what is wrong in a request', () => {
  test('is what the server says of it, or what the form found before', () => {
    const errors = [{ at: 'body/password', problem: 'At least 10 characters.' }]
    expect(mistakesOf(new Refused({ ...problem, errors }))).toEqual(errors)
    expect(mistakesOf(new Mistaken(errors))).toEqual(errors)
    expect(mistakesOf(new Refused(problem))).toEqual([])
    expect(mistakesOf(undefined)).toEqual([])
  })

  test('is said at the field of its place', () => {
    expect(markedAt('body/name')).toEqual({ fields: { name: 'body/name' }, others: [] })
    expect(markedAt('params/name')).toEqual({ fields: { name: 'params/name' }, others: [] })
    expect(markedAt('body/pace/hours')).toEqual({ fields: { 'pace/hours': 'body/pace/hours' }, others: [] })
  })

  test('is said at the first field of what is wrong as a whole, or at the group around it', () => {
    expect(markedAt('body/vacations/0')).toMatchObject({ fields: { 'vacations/0/from': 'body/vacations/0' } })
    expect(markedAt('body/vacations/4')).toMatchObject({ fields: { vacations: 'body/vacations/4' } })
    expect(markedAt('body/scopes')).toMatchObject({ fields: { scopes: 'body/scopes' } })
  })

  test('is said apart where no field is for it', () => {
    expect(markedAt('body/nam', 'body/', 'headers/if-match')).toEqual({
      fields: {},
      others: ['body/nam', 'body/', 'headers/if-match'],
    })
  })

  test('is said once where it is found twice, and together where more is wrong', () => {
    const { fields } = marked(
      ['Too short.', 'Too short.', 'Too plain.'].map((said) => ({ at: 'body/name', problem: said })),
      names,
    )
    expect(fields.get('name')).toBe('Too short. Too plain.')
  })
})

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
    expect([en, fr, ru, es].map(({ trouble }) => saidOf(field, trouble.fields))).toEqual(says)
  })

  test.each([
    filledIn({}),
    filledIn({ value: '' }),
    filledIn({ value: '', dataset: { least: '10', most: '200' } }),
    filledIn({ value: 'x'.repeat(10), required: true, dataset: { least: '10', most: '10' } }),
  ])('nothing is said of a field that is filled in rightly, or left empty: %j', (field) => {
    expect(saidOf(field, en.trouble.fields)).toBeUndefined()
  })
})
