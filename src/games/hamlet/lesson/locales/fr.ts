import { spelledFeminine } from '../../../kit/number-words.ts'
import { coinsPerPoint } from '../../data/set-up.ts'
import type { Words } from '../words.ts'

const [own, other] = [0, 1]

export const fr: Words = {
  end: {
    title: 'La fin de la partie',
    says: ({ isWon, isChurch, own: mine, others }, say) => [
      isWon
        ? `Vous avez ${say.it('points', own, say.names.point(mine))} et vous gagnez : bravo !`
        : `${say.it('seat', other, 'L’autre joueur')} a ${say.it('points', other, say.names.point(others))} et gagne ; vous en avez ${mine}.`,
      isChurch
        ? 'L’église est achevée, ce qui met fin à la partie.'
        : 'Une partie finit quand l’église est achevée ; celle-ci finit avec sa dernière manche.',
      `Les routes, les monuments et les distinctions comptent aussi, et ${spelledFeminine.fr(coinsPerPoint)} pièces font un point.`,
    ],
  },
  aim: {
    title: 'Le but',
    says: ({ rounds }, say) => [
      `Tous construisent un même village autour de ${say.called('church', 'l’église')}. Qui a le plus de ${say.it('points', own, 'points')} quand elle est achevée gagne.`,
      `Cette leçon finit au plus tard après ${rounds} manches.`,
    ],
  },
  turn: {
    title: 'Votre tour',
    says: ({ villagers }, say) => [
      `Vous avez ${say.names.villager(villagers)} pour l’instant. Chacun agit une fois par tour : il utilise un bâtiment, construit une tuile ou une route.`,
      'Vos ânes peuvent faire un pas. Terminez ensuite votre tour.',
    ],
  },
  last: {
    title: 'La dernière manche',
    says: () => ['C’est votre dernier tour. Utilisez ce que vous avez : à la fin, les marchandises ne valent rien.'],
  },
  gathered: {
    title: 'Les matières premières',
    says: ({ tile, goods, reward }, say) => [
      `Vous avez récolté ${say.goods(goods)} sur ${say.tile(tile)} et reçu ${say.reward(reward)}.`,
      'Elles ne sont à personne : elles restent là jusqu’à ce que quelqu’un les utilise.',
    ],
  },
  refined: {
    title: 'Les produits',
    says: ({ tile, goods }, say) => [
      `Vous avez fabriqué ${say.goods(goods)} sur ${say.tile(tile)}.`,
      'Qui les utilise ne vous paie rien, mais la réserve vous récompense alors de les avoir fabriqués.',
    ],
  },
  built: {
    title: 'Votre premier bâtiment',
    says: ({ tile, points }, say) => [
      `Vous avez construit ${say.tile(tile)} et marqué ${say.names.point(points)}.`,
      'Tous peuvent l’utiliser, dès qu’une route le relie au village.',
    ],
  },
  used: {
    title: 'À qui sont les produits',
    says: ({ isYours, goods, reward }, say) => [
      isYours
        ? `Quelqu’un a utilisé ${say.goods(goods)} de votre fabrication : vous avez reçu ${say.reward(reward)}.`
        : `Quelqu’un a utilisé ${say.goods(goods)} ${say.it('seat', other, 'de l’autre joueur')}, qui a reçu ${say.reward(reward)}.`,
      'Fabriquez ce dont les autres auront besoin.',
    ],
  },
  sold: {
    title: 'Les ventes',
    says: ({ isYou, reward }, say) => [
      isYou
        ? `Vous avez vendu ${say.called('market', 'au marché')} et reçu ${say.reward(reward)}.`
        : `${say.it('seat', other, 'L’autre joueur')} a vendu ${say.called('market', 'au marché')} et reçu ${say.reward(reward)}.`,
      'Chaque vente se fait une fois. Ensuite, une autre est retournée.',
    ],
  },
  delivered: {
    title: 'Les livraisons',
    says: ({ isYou, points }, say) => [
      isYou
        ? `Vous avez livré ${say.called('church', 'à l’église')} et marqué ${say.names.point(points)}.`
        : `${say.it('seat', other, 'L’autre joueur')} a livré ${say.called('church', 'à l’église')} et marqué ${say.names.point(points)}.`,
      'Quand toutes les livraisons sont faites, on termine la manche, puis la partie est finie.',
    ],
  },
  road: {
    title: 'Les routes',
    says: ({ isYou, kind, path, bridge }, say) => [
      isYou
        ? `Vous avez construit un ${say.names.roads[kind]}.`
        : `${say.it('seat', other, 'L’autre joueur')} a construit un ${say.names.roads[kind]}.`,
      `Un chemin relie deux forêts et coûte ${say.goods(path)} ; un pont relie deux montagnes et coûte ${say.goods(bridge)}.`,
      'Tous utilisent toutes les routes ; à la fin, chacune rapporte des points à qui l’a construite.',
    ],
  },
  milestone: {
    title: 'Les jalons',
    says: ({ isYou, milestone }, say) => [
      isYou
        ? `Vous avez pris le jalon ${say.milestone(milestone)}.`
        : `${say.it('seat', other, 'L’autre joueur')} a pris le jalon ${say.milestone(milestone)}.`,
      'Chacun va au premier, et pour toujours.',
    ],
  },
  'town-hall': {
    title: 'La mairie',
    says: ({ villager, donkey }, say) => [
      `${say.called('town-hall', 'À la mairie')}, un villageois prend un plan et embauche.`,
      `Votre prochain villageois coûte ${say.names.coin(villager)}, chaque âne ${say.names.coin(donkey)}.`,
    ],
  },
  blueprint: {
    title: 'Un plan',
    says: ({ tile }, say) => [
      `Vous avez le plan de ${say.tile(tile)}. Un villageois le construit à côté de la tuile où il se trouve.`,
      'Ses marchandises viennent d’une tuile voisine ou d’aussi loin que vont vos ânes, ou s’achètent.',
    ],
  },
  donkeys: {
    title: 'Les ânes',
    says: () => [
      'Les marchandises vont d’elles-mêmes jusqu’à la tuile suivante d’une route. À partir de là, vos ânes les portent.',
      'Un âne sert la tuile où il se trouve, quel que soit le nombre de marchandises.',
    ],
  },
  market: {
    title: 'Acheter',
    says: ({ raw, refined, alms }, say) => [
      `Ce qui vous manque, vous pouvez l’acheter ${say.called('market', 'au marché')} en payant : une matière première pour ${say.names.coin(raw)}, un produit pour ${say.names.coin(refined)}.`,
      `Un villageois qui n’a rien de mieux à faire rapporte ${say.names.coin(alms)} de ${say.called('church', 'l’église')}, mais seulement tant que les sources qui l’entourent sont pleines.`,
    ],
  },
}
