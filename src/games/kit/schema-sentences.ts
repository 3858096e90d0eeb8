import type { z } from 'zod'
import { byLanguage, type EveryLanguage } from './every-language.ts'

/**
 * What is wrong with a value, in plain words: people read it below a field of a form. Zod's own sentences speak of strings and
 * of signs such as `>=`.
 */
export function schemaSentence(issue: z.core.$ZodRawIssue): EveryLanguage {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_type':
      if (issue.input === undefined) return missing
      // Zod speaks of another type where a number has a fraction.
      return issue.expected === 'int' ? wholeNumber : (typeOf(issue.expected)?.says ?? notValid)
    case 'invalid_value':
      return issue.input === undefined ? missing : notListed(issue.values.map(String))
    case 'invalid_format':
      return formats[issue.format] ?? wrongForm
    case 'not_multiple_of':
      return multipleOf(String(issue.divisor))
    case 'unrecognized_keys':
      return unknownFields(issue.keys)
    case 'invalid_union':
      return noBranch(issue)
    default:
      return notValid
  }
}

type Small = Extract<z.core.$ZodRawIssue, { code: 'too_small' }>
type Big = Extract<z.core.$ZodRawIssue, { code: 'too_big' }>

function tooSmall({ origin, minimum, exact, inclusive }: Small): EveryLanguage {
  const least = String(minimum)
  if (origin === 'string') {
    if (exact === true) return exactly(least)
    return least === '1' ? empty : atLeastCharacters(least)
  }
  if (isMany(origin)) return least === '1' ? noneChosen : atLeastMany(least)
  return inclusive === false ? moreThan(least) : atLeast(least)
}

function tooBig({ origin, maximum, exact, inclusive }: Big): EveryLanguage {
  const most = String(maximum)
  if (origin === 'string') return exact === true ? exactly(most) : atMostCharacters(most)
  if (isMany(origin)) return atMostMany(most)
  return inclusive === false ? lessThan(most) : atMost(most)
}

type NoBranch = Extract<z.core.$ZodRawIssue, { code: 'invalid_union' }>

/** In a union with a discriminator, that field is wrong. Of any other union, its branches say what the value may be. */
function noBranch({ input, discriminator, options, errors }: NoBranch): EveryLanguage {
  if (discriminator === undefined || !Array.isArray(options)) {
    return input === undefined ? missing : oneOfKinds(kindsIn(errors) ?? [])
  }
  const isThere = typeof input === 'object' && input !== null && discriminator in input
  return isThere ? notListed(options.map(String)) : missing
}

type Branches = readonly (readonly z.core.$ZodIssue[])[]

/** What a branch of a union takes: a value, or any value of a type. */
type Kind = { readonly value: string } | { readonly type: Type }

/** What the branches of a union take, if the value is of another kind for all of them. */
export function kindsIn(branches: Branches): Kind[] | undefined {
  const kinds = branches.map((issues) => issues.map(kindsOf).find((kind) => kind !== undefined))
  return kinds.every((kind) => kind !== undefined) ? kinds.flat() : undefined
}

function kindsOf(issue: z.core.$ZodIssue): Kind[] | undefined {
  if (issue.path.length > 0) return undefined
  if (issue.code === 'invalid_value') return issue.values.map((value) => ({ value: String(value) }))
  if (issue.code === 'invalid_union') return issue.errors.length > 0 ? kindsIn(issue.errors) : undefined
  const type = issue.code === 'invalid_type' ? typeOf(issue.expected) : undefined
  return type && [{ type }]
}

function oneOfKinds(kinds: readonly Kind[]): EveryLanguage {
  const named = kinds.flatMap((kind) => ('type' in kind ? kind.type.named : [inAll(`\`${kind.value}\``)]))
  const each = [...new Map(named.map((name) => [name.en, name])).values()]
  const only = kinds.find((kind) => 'type' in kind)
  if (each.length === 0) return notValid
  if (only && each.length === only.type.named.length) return only.type.says
  return byLanguage((language) => listed(each.map((name) => name[language]))[language])
}

/** Whether it is a list or the like, whose entries are counted. */
const isMany = (origin: string): boolean => ['array', 'set', 'map', 'record'].includes(origin)

/** A sentence about an amount. `#` stands for it. */
const about =
  (sentences: EveryLanguage) =>
  (amount: string): EveryLanguage =>
    byLanguage((language) => sentences[language].replaceAll('#', () => amount))

/** A sentence about an amount that counts characters: Russian has another form after 1, 21, 31. */
const aboutCharacters = (sentences: EveryLanguage) => (amount: string) => {
  const { ru, ...others } = about(sentences)(amount)
  const isOne = new Intl.PluralRules('ru').select(Number(amount)) === 'one'
  return { ...others, ru: isOne ? ru.replace('символов', 'символа') : ru }
}

const missing: EveryLanguage = {
  en: 'This is missing.',
  fr: 'Il manque une valeur.',
  ru: 'Здесь ничего не указано.',
  es: 'Falta un valor.',
}
const empty: EveryLanguage = {
  en: 'This must not be empty.',
  fr: 'Ce champ ne doit pas être vide.',
  ru: 'Здесь не должно быть пусто.',
  es: 'No debe quedar vacío.',
}
const notValid: EveryLanguage = {
  en: 'This is not valid.',
  fr: 'Ce n’est pas valide.',
  ru: 'Это недопустимое значение.',
  es: 'No es válido.',
}
const wrongForm: EveryLanguage = {
  en: 'This does not have the right form.',
  fr: 'Cela n’a pas la bonne forme.',
  ru: 'Это записано не так, как нужно.',
  es: 'No tiene la forma correcta.',
}

const atLeastCharacters = aboutCharacters({
  en: 'At least # characters.',
  fr: 'Au moins # caractères.',
  ru: 'Не меньше # символов.',
  es: 'Al menos # caracteres.',
})
const atMostCharacters = aboutCharacters({
  en: 'At most # characters.',
  fr: 'Au plus # caractères.',
  ru: 'Не больше # символов.',
  es: 'Como máximo # caracteres.',
})
const exactly = about({
  en: 'Number of characters needed: #.',
  fr: 'Nombre de caractères attendu\u202f: #.',
  ru: 'Нужное число символов: #.',
  es: 'Número de caracteres necesario: #.',
})
const atLeast = about({ en: 'At least #.', fr: 'Au moins #.', ru: 'Не меньше #.', es: 'Al menos #.' })
const moreThan = about({ en: 'More than #.', fr: 'Plus de #.', ru: 'Больше #.', es: 'Más de #.' })
const atMost = about({ en: 'At most #.', fr: 'Au plus #.', ru: 'Не больше #.', es: 'Como máximo #.' })
const lessThan = about({ en: 'Less than #.', fr: 'Moins de #.', ru: 'Меньше #.', es: 'Menos de #.' })
const noneChosen: EveryLanguage = {
  en: 'At least one is needed.',
  fr: 'Il en faut au moins un.',
  ru: 'Нужен хотя бы один пункт.',
  es: 'Hace falta al menos uno.',
}
const atLeastMany = about({
  en: 'At least # are needed.',
  fr: 'Il en faut au moins #.',
  ru: 'Нужно не меньше #.',
  es: 'Hacen falta al menos #.',
})
const atMostMany = about({
  en: 'At most # are allowed.',
  fr: 'Il en faut # au plus.',
  ru: 'Можно не больше #.',
  es: 'Se permiten # como máximo.',
})
const multipleOf = about({
  en: 'This must be a multiple of #.',
  fr: 'Il faut un multiple de #.',
  ru: 'Нужно число, кратное #.',
  es: 'Debe ser un múltiplo de #.',
})

/** A type of values: what is said where another one stands, and how it is named among others. */
interface Type {
  readonly says: EveryLanguage
  readonly named: readonly EveryLanguage[]
}

const inAll = (name: string): EveryLanguage => byLanguage(() => name)

const list: Type = {
  says: { en: 'This must be a list.', fr: 'Il faut une liste.', ru: 'Нужен список.', es: 'Debe ser una lista.' },
  named: [{ en: 'a list', fr: 'une liste', ru: 'список', es: 'una lista' }],
}
const object: Type = {
  says: { en: 'This must be an object.', fr: 'Il faut un objet.', ru: 'Нужен объект.', es: 'Debe ser un objeto.' },
  named: [{ en: 'an object', fr: 'un objet', ru: 'объект', es: 'un objeto' }],
}
const wholeNumber: EveryLanguage = {
  en: 'This must be a whole number.',
  fr: 'Il faut un nombre entier.',
  ru: 'Нужно целое число.',
  es: 'Debe ser un número entero.',
}
const types: Readonly<Record<string, Type>> = {
  string: {
    says: { en: 'This must be a text.', fr: 'Il faut un texte.', ru: 'Нужен текст.', es: 'Debe ser un texto.' },
    named: [{ en: 'a text', fr: 'un texte', ru: 'текст', es: 'un texto' }],
  },
  number: {
    says: { en: 'This must be a number.', fr: 'Il faut un nombre.', ru: 'Нужно число.', es: 'Debe ser un número.' },
    named: [{ en: 'a number', fr: 'un nombre', ru: 'число', es: 'un número' }],
  },
  boolean: {
    says: {
      en: 'This must be true or false.',
      fr: 'Il faut `true` ou `false`.',
      ru: 'Нужно `true` или `false`.',
      es: 'Debe ser `true` o `false`.',
    },
    named: [inAll('`true`'), inAll('`false`')],
  },
  null: {
    says: { en: 'This must be `null`.', fr: 'Il faut `null`.', ru: 'Нужно `null`.', es: 'Debe ser `null`.' },
    named: [inAll('`null`')],
  },
  array: list,
  tuple: list,
  object,
  record: object,
}

const typeOf = (name: string): Type | undefined => types[name]

const formats: Readonly<Record<string, EveryLanguage>> = {
  email: {
    en: 'This is not a mail address like ada@example.org.',
    fr: 'Ce n’est pas une adresse de courriel comme ada@example.org.',
    ru: 'Это не адрес почты вида ada@example.org.',
    es: 'No es una dirección de correo como ada@example.org.',
  },
  url: {
    en: 'This is not an address like https://example.org.',
    fr: 'Ce n’est pas une adresse comme https://example.org.',
    ru: 'Это не адрес вида https://example.org.',
    es: 'No es una dirección como https://example.org.',
  },
  date: {
    en: 'This is not a date like 2026-12-24.',
    fr: 'Ce n’est pas une date comme 2026-12-24.',
    ru: 'Это не дата вида 2026-12-24.',
    es: 'No es una fecha como 2026-12-24.',
  },
  time: {
    en: 'This is not a time like 22:00.',
    fr: 'Ce n’est pas une heure comme 22:00.',
    ru: 'Это не время вида 22:00.',
    es: 'No es una hora como 22:00.',
  },
  datetime: {
    en: 'This is not a moment like `2026-12-24T22:00:00Z`.',
    fr: 'Ce n’est pas un instant comme `2026-12-24T22:00:00Z`.',
    ru: 'Это не момент вида `2026-12-24T22:00:00Z`.',
    es: 'No es un momento como `2026-12-24T22:00:00Z`.',
  },
  uuid: {
    en: 'This is not an id like `0b0e5b4c-94f4-4d1f-8f4e-0f4f0c6f3a51`.',
    fr: 'Ce n’est pas un identifiant comme `0b0e5b4c-94f4-4d1f-8f4e-0f4f0c6f3a51`.',
    ru: 'Это не идентификатор вида `0b0e5b4c-94f4-4d1f-8f4e-0f4f0c6f3a51`.',
    es: 'No es un identificador como `0b0e5b4c-94f4-4d1f-8f4e-0f4f0c6f3a51`.',
  },
}

/** The names of fields and values are the API's, in every language; backquotes mark them. */
const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

const notListed = (values: readonly string[]): EveryLanguage => listed(values.map((value) => `\`${value}\``))

const listed = (names: readonly string[]): EveryLanguage =>
  names.length === 1
    ? about({ en: 'This must be #.', fr: 'Il faut #.', ru: 'Нужно #.', es: 'Debe ser #.' })(names.join(', '))
    : about({
        en: 'This must be one of these: #.',
        fr: 'Il faut l’une de ces valeurs\u202f: #.',
        ru: 'Нужно одно из этих значений: #.',
        es: 'Debe ser uno de estos valores: #.',
      })(names.join(', '))

/** How many unknown fields are named, and how much of each: a sentence about a large value is a short one, too. */
const mostUnknown = { fields: 10, characters: 100 }
const shortened = (name: string): string =>
  name.length > mostUnknown.characters ? `${name.slice(0, mostUnknown.characters)}…` : name

const unknownFields = (names: readonly string[]): EveryLanguage =>
  about({
    en: 'These fields are unknown here: #.',
    fr: 'Ces champs sont inconnus ici\u202f: #.',
    ru: 'Здесь нет таких полей: #.',
    es: 'Aquí no se conocen estos campos: #.',
  })(quoted(names.slice(0, mostUnknown.fields).map(shortened)))
