import { plural } from '../games/kit/plural.ts'
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
    moves: plural('en', { one: 'move', other: 'moves' }),
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
    moves: plural('fr', { one: 'coup', other: 'coups' }),
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
    moves: plural('ru', { one: 'ход', many: 'ходов', other: 'хода' }),
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
    moves: plural('es', { one: 'jugada', other: 'jugadas' }),
  },
}
