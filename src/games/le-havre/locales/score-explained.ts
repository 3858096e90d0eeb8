import type { Language } from '../../kit/wording.ts'
import type { Result } from '../state.ts'

/** What the lines of the score sheet count. The sentences contain no numbers, because these differ between matches. */
export const scoreExplained: Readonly<
  Record<Language, Readonly<Record<Result['seats'][number]['lines'][number]['label'], string>>>
> = {
  en: {
    francs: 'Each franc is a point.',
    buildings: 'What the buildings are worth.',
    ships: 'What the ships are worth.',
    bonuses: 'What some buildings add for other things that one owns.',
    loans: 'What each loan takes off that was not paid back.',
  },
  fr: {
    francs: 'Chaque franc vaut un point.',
    buildings: 'Ce que valent les bâtiments.',
    ships: 'Ce que valent les bateaux.',
    bonuses: 'Ce que certains bâtiments ajoutent pour d’autres possessions.',
    loans: 'Ce que retire chaque emprunt qui n’a pas été remboursé.',
  },
  ru: {
    francs: 'Каждый франк приносит очко.',
    buildings: 'Сколько стоят здания.',
    ships: 'Сколько стоят корабли.',
    bonuses: 'Что некоторые здания добавляют за другое имущество.',
    loans: 'Сколько отнимает каждый непогашенный заём.',
  },
  es: {
    francs: 'Cada franco es un punto.',
    buildings: 'Lo que valen los edificios.',
    ships: 'Lo que valen los barcos.',
    bonuses: 'Lo que algunos edificios añaden por otras cosas que se poseen.',
    loans: 'Lo que quita cada préstamo que no se ha devuelto.',
  },
}
