import type { ProblemKinds } from './problem-kinds.ts'

/** Problems of studies, positions and imported matches. */
export const studies = {
  'too-many-studies': {
    status: 409,
    title: {
      en: 'You already have {most} studies, the maximum.',
      fr: 'Vous avez {most} études, le maximum.',
      ru: 'У вас {most} досок для анализа — больше нельзя.',
      es: 'Tiene {most} estudios, el máximo posible.',
    },
    meaning: 'Delete a study that is no longer needed. You can export its positions first.',
  },
  'study-full': {
    status: 409,
    title: {
      en: 'A study holds at most {nodes} moves, and lines of at most {deep}.',
      fr: 'Une étude contient au plus {nodes} coups, et des suites de {deep} coups au plus.',
      ru: 'На доске для анализа может быть не больше {nodes} ходов и вариантов не длиннее {deep}.',
      es: 'Un estudio contiene como máximo {nodes} jugadas, y líneas de {deep} como máximo.',
    },
    meaning: 'Delete lines that are no longer needed, or begin another study from the position that you have reached.',
  },
  'position-not-possible': {
    status: 422,
    title: {
      en: 'This position is not possible.',
      fr: 'Cette position est impossible.',
      ru: 'Такая позиция невозможна.',
      es: 'Esta posición no es posible.',
    },
    meaning:
      'The position is not one that the rules of its game can describe, or holds a number that is too large. `errors` says what is wrong and where.',
  },
  'import-refused': {
    status: 422,
    title: {
      en: 'This file was not imported, because some of its checks fail.',
      fr: 'Ce fichier n’a pas été importé : certains de ses contrôles échouent.',
      ru: 'Этот файл не импортирован: некоторые его проверки не пройдены.',
      es: 'Este archivo no se ha importado: algunas de sus comprobaciones fallan.',
    },
    meaning:
      'A journal file is imported only if every check passes: its match must be over, and the file whole and signed by this server or by the key in the request. `params.first` is the first thing wrong, `params.checks` the result of every check. Nothing was stored.',
  },
  'already-there': {
    status: 409,
    title: {
      en: 'There is already a match with this id. It stays as it is.',
      fr: 'Il existe déjà une partie avec cet identifiant ; elle reste telle quelle.',
      ru: 'Партия с таким идентификатором уже есть, она остаётся без изменений.',
      es: 'Ya existe una partida con este identificador, y se deja como está.',
    },
    meaning:
      'The match was played on this server, or was imported with another journal or other names. An import never overwrites anything.',
  },
} as const satisfies ProblemKinds
