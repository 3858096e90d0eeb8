import type { OptionWords } from './en.ts'

export const fr: OptionWords = {
  'le-havre': {
    length: {
      label: 'Durée',
      hint: 'La version raccourcie a moins de manches, et pas de bâtiments spéciaux.',
      values: { full: 'version complète', short: 'version raccourcie' },
    },
    specials: {
      label: 'Bâtiments spéciaux',
      hint: 'Ceux qui peuvent apparaître. La version raccourcie n’en a pas.',
      values: {
        base: 'ceux de la boîte',
        'base+promos': 'avec les cartes promotionnelles',
        'base+promos+grand-hameau': 'avec les cartes promotionnelles et Le Grand Hameau',
      },
    },
    thirtySixth: {
      label: 'Le 36ᵉ bâtiment spécial (selon l’édition)',
      hint: 'Choisissez celui de votre boîte.',
      values: { 'workers-cottages': 'maisons ouvrières', 'football-stadium': 'stade de football' },
    },
    twoFrancInterest: {
      label: 'L’intérêt est de 2 francs pour qui a au moins autant d’emprunts qu’il y a de joueurs',
      hint: 'Une variante qui rend les emprunts plus chers. D’habitude, l’intérêt est de 1 franc. Jamais en solitaire.',
    },
    reshuffleBlackMarket: {
      label: 'Redistribuer les piles si le marché noir est sur le dessus',
      hint: 'Sinon, on peut l’avoir dès la première manche.',
    },
    soloMarketplaceLimit: {
      label: 'En solitaire : quatre marchandises au plus au marché',
      hint: 'Une partie plus difficile à un joueur. À plusieurs, cela ne change rien.',
    },
  },
  havana: {
    buildings: {
      label: 'Cartes bâtiment',
      hint: 'Les règles diffèrent.',
      values: { '34': '34, comme dans la règle russe', '36': '36, comme dans l’anglaise' },
    },
    coins: {
      label: 'Pesos',
      hint: 'Avec soixante, on reçoit parfois moins que ce que donne une carte.',
      values: { limited: 'les soixante de la boîte', unlimited: 'ils ne s’épuisent jamais' },
    },
    stallLimit: {
      label: 'Finir la partie après 18 manches avec un sac vide et sans construction',
      hint: 'Pour qu’une partie où personne ne peut plus construire ait une fin.',
    },
  },
  hamlet: {
    layout: {
      label: 'Les premières tuiles',
      hint: 'Comme pour une première partie, on apprend mieux ; au sort, c’est chaque fois autre chose.',
      values: { 'first-game': 'comme pour une première partie', drawn: 'tirées au sort' },
    },
    parallelRoads: {
      label: 'Deux tuiles peuvent être reliées par les routes de plusieurs joueurs',
      hint: 'D’habitude, une seule route relie deux tuiles, quel qu’en soit le propriétaire.',
    },
    churchBreaksLongestRoad: {
      label: 'La plus longue route ne passe pas par l’église',
      hint: 'L’église elle-même ne compte jamais ; ceci interdit aussi d’y passer.',
    },
    roundLimit: {
      label: 'La dernière manche, avec ou sans église',
      hint: 'D’habitude, la partie finit bien avant, quand l’église est achevée.',
    },
  },
}
