import type { OptionHints } from './en.ts'

export const es: OptionHints = {
  'le-havre': {
    length: 'La versión abreviada tiene menos rondas y no tiene edificios especiales.',
    specials: 'Los que pueden aparecer. La versión abreviada no tiene.',
    thirtySixth: 'Elija el que viene en su caja.',
    twoFrancInterest:
      'Una variante que encarece los préstamos. Lo habitual es 1 franco de interés. Nunca en solitario.',
    reshuffleBlackMarket: 'Si no, está al alcance desde la primera ronda.',
    soloMarketplaceLimit: 'Una partida más difícil para una sola persona. Con más, no cambia nada.',
  },
  havana: {
    buildings: 'Las reglas difieren.',
    coins: 'Con sesenta, a veces se recibe menos de lo que da una carta.',
    stallLimit: 'Para que acabe una partida en la que ya nadie puede construir.',
  },
  hamlet: {
    layout: 'Como en la primera partida se aprende mejor; por sorteo es distinto cada vez.',
    parallelRoads: 'Lo habitual es un solo camino entre dos losetas, sea de quien sea.',
    churchBreaksLongestRoad: 'La iglesia misma nunca cuenta; con esto tampoco se puede pasar por ella.',
    roundLimit: 'Lo normal es que acabe mucho antes, al terminar la iglesia.',
  },
}
