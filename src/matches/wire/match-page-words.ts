import type { Language } from '../../games/kit/wording.ts'

interface MatchPageWords {
  readonly version: (version: number, newest: number) => string
  readonly seenBy: (player: string) => string
  readonly seenByAll: string
  readonly before: string
  readonly after: string
  readonly newest: string
  readonly ending: string
  readonly asked: string
  readonly position: string
  readonly story: string
  readonly toPlay: string
}

/** The own words of the page that shows a match without script. */
export const matchPageWords: Readonly<Record<Language, MatchPageWords>> = {
  en: {
    version: (version, newest) => `Version ${version} of ${newest}.`,
    seenBy: (player) => `As ${player} sees it.`,
    seenByAll: 'As everybody may see it.',
    before: 'The version before',
    after: 'The next version',
    newest: 'The newest version',
    ending: 'The end',
    asked: 'To decide',
    position: 'The position',
    story: 'What happened',
    toPlay: 'This page is for reading. Playing, and links from mails, need JavaScript.',
  },
  fr: {
    version: (version, newest) => `Version ${version} sur ${newest}.`,
    seenBy: (player) => `Vue par ${player}.`,
    seenByAll: 'Vue par tout le monde.',
    before: 'La version précédente',
    after: 'La version suivante',
    newest: 'La dernière version',
    ending: 'La fin',
    asked: 'À décider',
    position: 'La position',
    story: 'Ce qui s’est passé',
    toPlay: 'Cette page sert à lire. Pour jouer, et pour les liens des mails, il faut JavaScript.',
  },
  ru: {
    version: (version, newest) => `Версия ${version} из ${newest}.`,
    seenBy: (player) => `Видно игроку ${player}.`,
    seenByAll: 'Видно всем.',
    before: 'Предыдущая версия',
    after: 'Следующая версия',
    newest: 'Последняя версия',
    ending: 'Конец',
    asked: 'Кто решает',
    position: 'Позиция',
    story: 'Что произошло',
    toPlay: 'Эта страница для чтения. Чтобы играть и открывать ссылки из писем, нужен JavaScript.',
  },
  es: {
    version: (version, newest) => `Versión ${version} de ${newest}.`,
    seenBy: (player) => `Como la ve ${player}.`,
    seenByAll: 'Como la ve todo el mundo.',
    before: 'La versión anterior',
    after: 'La versión siguiente',
    newest: 'La última versión',
    ending: 'El final',
    asked: 'Por decidir',
    position: 'La posición',
    story: 'Lo que pasó',
    toPlay: 'Esta página es para leer. Para jugar, y para los enlaces de los correos, hace falta JavaScript.',
  },
}
