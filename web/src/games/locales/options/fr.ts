import type { OptionWords } from './en.ts'

export const fr: OptionWords = {
  'le-havre': {
    length: { label: 'Durée', values: { full: 'version complète', short: 'version raccourcie' } },
    specials: {
      label: 'Bâtiments spéciaux',
      values: {
        base: 'ceux de la boîte',
        'base+promos': 'avec les cartes promotionnelles',
        'base+promos+grand-hameau': 'avec les cartes promotionnelles et Le Grand Hameau',
      },
    },
    thirtySixth: {
      label: 'Le 36ᵉ bâtiment spécial (selon l’édition)',
      values: { 'workers-cottages': 'maisons ouvrières', 'football-stadium': 'stade de football' },
    },
    twoFrancInterest: { label: 'L’intérêt est de 2 francs pour qui a au moins autant d’emprunts qu’il y a de joueurs' },
    reshuffleBlackMarket: { label: 'Redistribuer les piles si le marché noir est sur le dessus' },
    soloMarketplaceLimit: { label: 'En solitaire : quatre marchandises au plus au marché' },
  },
  havana: {
    buildings: {
      label: 'Cartes bâtiment',
      values: { '34': '34, comme dans la règle russe', '36': '36, comme dans l’anglaise' },
    },
    coins: { label: 'Pesos', values: { limited: 'les soixante de la boîte', unlimited: 'ils ne s’épuisent jamais' } },
    stallLimit: { label: 'Finir la partie après 18 manches avec un sac vide et sans construction' },
  },
  hamlet: {
    layout: {
      label: 'Les premières tuiles',
      values: { 'first-game': 'comme pour une première partie', drawn: 'tirées au sort' },
    },
    parallelRoads: { label: 'Deux tuiles peuvent être reliées par les routes de plusieurs joueurs' },
    churchBreaksLongestRoad: { label: 'La plus longue route ne passe pas par l’église' },
    roundLimit: { label: 'La dernière manche, avec ou sans église' },
  },
}
