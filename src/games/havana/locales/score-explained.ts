import type { Language } from '../../kit/wording.ts'

/** What the lines of the score sheet count. The sentences contain no numbers, because these differ between matches. */
export const scoreExplained: Readonly<Record<Language, Readonly<Record<'buildings', string>>>> = {
  en: {
    buildings: 'The points on the buildings that one has built.',
  },
  fr: {
    buildings: 'Les points des bâtiments que l’on a construits.',
  },
  ru: {
    buildings: 'Очки на построенных зданиях.',
  },
  es: {
    buildings: 'Los puntos de los edificios construidos.',
  },
}
