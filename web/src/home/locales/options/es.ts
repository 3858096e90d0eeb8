import type { OptionWords } from './en.ts'

export const es: OptionWords = {
  'le-havre': {
    length: {
      label: 'Duración',
      hint: 'La versión abreviada tiene menos rondas y no tiene edificios especiales.',
      values: { full: 'versión completa', short: 'versión abreviada' },
    },
    specials: {
      label: 'Edificios especiales',
      hint: 'Los que pueden aparecer. La versión abreviada no tiene.',
      values: {
        base: 'los de la caja',
        'base+promos': 'con las cartas promocionales',
        'base+promos+grand-hameau': 'con las cartas promocionales y Le Grand Hameau',
      },
    },
    thirtySixth: {
      label: 'El 36.º edificio especial (según la edición)',
      hint: 'Elija el que viene en su caja.',
      values: { 'workers-cottages': 'casas de obreros', 'football-stadium': 'estadio de fútbol' },
    },
    twoFrancInterest: {
      label: 'El interés es de 2 francos para quien tiene al menos tantos préstamos como jugadores hay',
      hint: 'Una variante que encarece los préstamos. Lo habitual es 1 franco de interés. Nunca en solitario.',
    },
    reshuffleBlackMarket: {
      label: 'Repartir de nuevo las pilas si el mercado negro queda encima',
      hint: 'Si no, está al alcance desde la primera ronda.',
    },
    soloMarketplaceLimit: {
      label: 'En solitario: cuatro mercancías como máximo en el mercado',
      hint: 'Una partida más difícil para una sola persona. Con más, no cambia nada.',
    },
  },
  havana: {
    buildings: {
      label: 'Cartas de edificio',
      hint: 'Las reglas difieren.',
      values: { '34': '34, como en las reglas rusas', '36': '36, como en las inglesas' },
    },
    coins: {
      label: 'Pesos',
      hint: 'Con sesenta, a veces se recibe menos de lo que da una carta.',
      values: { limited: 'los sesenta de la caja', unlimited: 'no se acaban nunca' },
    },
    stallLimit: {
      label: 'Acabar la partida tras 18 rondas con la bolsa vacía y sin construir',
      hint: 'Para que acabe una partida en la que ya nadie puede construir.',
    },
  },
  hamlet: {
    layout: {
      label: 'Las primeras losetas',
      hint: 'Como en la primera partida se aprende mejor; por sorteo es distinto cada vez.',
      values: { 'first-game': 'como en una primera partida', drawn: 'por sorteo' },
    },
    parallelRoads: {
      label: 'Varias personas pueden unir las mismas dos losetas con sus caminos',
      hint: 'Lo habitual es un solo camino entre dos losetas, sea de quien sea.',
    },
    churchBreaksLongestRoad: {
      label: 'El camino más largo no pasa por la iglesia',
      hint: 'La iglesia misma nunca cuenta; con esto tampoco se puede pasar por ella.',
    },
    roundLimit: {
      label: 'La última ronda, con iglesia o sin ella',
      hint: 'Lo normal es que acabe mucho antes, al terminar la iglesia.',
    },
  },
}
