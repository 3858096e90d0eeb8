import type { OptionWords } from './en.ts'

export const es: OptionWords = {
  'le-havre': {
    length: { label: 'Duración', values: { full: 'versión completa', short: 'versión abreviada' } },
    specials: {
      label: 'Edificios especiales',
      values: {
        base: 'los de la caja',
        'base+promos': 'con las cartas promocionales',
        'base+promos+grand-hameau': 'con las cartas promocionales y Le Grand Hameau',
      },
    },
    thirtySixth: {
      label: 'El 36.º edificio especial (según la edición)',
      values: { 'workers-cottages': 'casas de obreros', 'football-stadium': 'estadio de fútbol' },
    },
    twoFrancInterest: {
      label: 'El interés es de 2 francos para quien tiene al menos tantos préstamos como jugadores hay',
    },
    reshuffleBlackMarket: { label: 'Repartir de nuevo las pilas si el mercado negro queda encima' },
    soloMarketplaceLimit: { label: 'En solitario: cuatro mercancías como máximo en el mercado' },
  },
  havana: {
    buildings: {
      label: 'Cartas de edificio',
      values: { '34': '34, como en las reglas rusas', '36': '36, como en las inglesas' },
    },
    coins: { label: 'Pesos', values: { limited: 'los sesenta de la caja', unlimited: 'no se acaban nunca' } },
    stallLimit: { label: 'Acabar la partida tras 18 rondas con la bolsa vacía y sin construir' },
  },
  hamlet: {
    layout: {
      label: 'Las primeras losetas',
      values: { 'first-game': 'como en una primera partida', drawn: 'por sorteo' },
    },
    parallelRoads: { label: 'Varias personas pueden unir las mismas dos losetas con sus caminos' },
    churchBreaksLongestRoad: { label: 'El camino más largo no pasa por la iglesia' },
    roundLimit: { label: 'La última ronda, con iglesia o sin ella' },
  },
}
