import type { Language } from '../games/kit/wording.ts'

interface StudyPageWords {
  readonly begins: string
  readonly variations: string
  readonly line: string
  readonly after: string
  readonly position: string
  readonly asked: string
  readonly over: string
  /** A named line, or a seat, with text about it. */
  readonly about: (name: string, text: string) => string
  /** The length of a line. */
  readonly moves: (count: number) => string
}

const russian = new Intl.PluralRules('ru')
const russianMoves: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'ходов',
  one: 'ход',
  two: 'хода',
  few: 'хода',
  many: 'ходов',
  other: 'хода',
}

/** The page's own words, besides those of the game. */
export const pageWords: Readonly<Record<Language, StudyPageWords>> = {
  en: {
    begins: 'The first position',
    variations: 'Named lines',
    line: 'The moves up to here',
    after: 'What was tried from here',
    position: 'The position',
    asked: 'To decide',
    over: 'The end',
    about: (name, text) => `${name}: ${text}`,
    moves: (count) => (count === 1 ? '1 move' : `${count} moves`),
  },
  fr: {
    begins: 'La position de départ',
    variations: 'Suites nommées',
    line: 'Les coups jusqu’ici',
    after: 'Ce qui a été essayé à partir d’ici',
    position: 'La position',
    asked: 'À décider',
    over: 'La fin',
    about: (name, text) => `${name} : ${text}`,
    moves: (count) => (count === 1 ? '1 coup' : `${count} coups`),
  },
  ru: {
    begins: 'Начальная позиция',
    variations: 'Варианты с названиями',
    line: 'Ходы до этого места',
    after: 'Что пробовали отсюда',
    position: 'Позиция',
    asked: 'Кто решает',
    over: 'Конец',
    about: (name, text) => `${name}: ${text}`,
    moves: (count) => `${count} ${russianMoves[russian.select(count)]}`,
  },
  es: {
    begins: 'La posición inicial',
    variations: 'Líneas con nombre',
    line: 'Las jugadas hasta aquí',
    after: 'Lo que se probó desde aquí',
    position: 'La posición',
    asked: 'Por decidir',
    over: 'El final',
    about: (name, text) => `${name}: ${text}`,
    moves: (count) => (count === 1 ? '1 jugada' : `${count} jugadas`),
  },
}
