import type { OptionHints } from './en.ts'

export const fr: OptionHints = {
  'le-havre': {
    length: 'La version raccourcie a moins de manches, et pas de bâtiments spéciaux.',
    specials: 'Ceux qui peuvent apparaître. La version raccourcie n’en a pas.',
    thirtySixth: 'Choisissez celui de votre boîte.',
    twoFrancInterest:
      'Une variante qui rend les emprunts plus chers. D’habitude, l’intérêt est de 1 franc. Jamais en solitaire.',
    reshuffleBlackMarket: 'Sinon, on peut l’avoir dès la première manche.',
    soloMarketplaceLimit: 'Une partie plus difficile à un joueur. À plusieurs, cela ne change rien.',
  },
  havana: {
    buildings: 'Les règles diffèrent.',
    coins: 'Avec soixante, on reçoit parfois moins que ce que donne une carte.',
    stallLimit: 'Pour qu’une partie où personne ne peut plus construire ait une fin.',
  },
  hamlet: {
    layout: 'Comme pour une première partie, on apprend mieux ; au sort, c’est chaque fois autre chose.',
    parallelRoads: 'D’habitude, une seule route relie deux tuiles, quel qu’en soit le propriétaire.',
    churchBreaksLongestRoad: 'L’église elle-même ne compte jamais ; ceci interdit aussi d’y passer.',
    roundLimit: 'D’habitude, la partie finit bien avant, quand l’église est achevée.',
  },
}
