import { spelled } from '../../../kit/number-words.ts'
import { coinsPerPoint } from '../../data/set-up.ts'
import type { Words } from '../words.ts'

const [own, other] = [0, 1]

export const en: Words = {
  end: {
    title: 'The end of the match',
    says: ({ isWon, isChurch, own: mine, others }, say) => [
      isWon
        ? `You have ${say.it('points', own, say.names.point(mine))} and win: well done!`
        : `${say.it('seat', other, 'The other player')} has ${say.it('points', other, say.names.point(others))} and wins; you have ${say.names.point(mine)}.`,
      isChurch
        ? 'The church is complete, which ends a match.'
        : 'A match ends when the church is complete; this one ended with its last round.',
      `Roads, landmarks and awards counted now, too, and ${spelled.en(coinsPerPoint)} coins as a point.`,
    ],
  },
  aim: {
    title: 'The aim',
    says: ({ rounds }, say) => [
      `All players build one village around ${say.called('church', 'the church')}. When the church is complete, the player with the most ${say.it('points', own, 'points')} wins.`,
      `This lesson ends after ${rounds} rounds at the latest.`,
    ],
  },
  turn: {
    title: 'Your turn',
    says: ({ villagers }, say) => [
      `You have ${say.names.villager(villagers)} so far. In your turn each does one thing: use a building, build a tile, or build a road.`,
      'Your donkeys may take one step. Then end your turn.',
    ],
  },
  last: {
    title: 'The last round',
    says: () => ['This is your last turn. Use what you have: goods that lie about are worth nothing at the end.'],
  },
  gathered: {
    title: 'Raw goods',
    says: ({ tile, goods, reward }, say) => [
      `You gathered ${say.goods(goods)} at ${say.tile(tile)} and received ${say.reward(reward)}.`,
      'The goods belong to nobody: they lie there until somebody uses them.',
    ],
  },
  refined: {
    title: 'Refined goods',
    says: ({ tile, goods }, say) => [
      `You made ${say.goods(goods)} at ${say.tile(tile)}.`,
      'A player who uses them pays you nothing, but the supply rewards you as their maker.',
    ],
  },
  built: {
    title: 'Your first building',
    says: ({ tile, points }, say) => [
      `You built ${say.tile(tile)} and scored ${say.names.point(points)}.`,
      'Everybody may use it, once a road joins it to the village.',
    ],
  },
  used: {
    title: 'Whose goods',
    says: ({ isYours, goods, reward }, say) => [
      isYours
        ? `Somebody used ${say.goods(goods)} that you had made: you received ${say.reward(reward)}.`
        : `Somebody used ${say.goods(goods)} of ${say.it('seat', other, 'the other player')}, who received ${say.reward(reward)}.`,
      'Make what others will need.',
    ],
  },
  sold: {
    title: 'Sales',
    says: ({ isYou, reward }, say) => [
      isYou
        ? `You sold goods at ${say.called('market', 'the market')} and received ${say.reward(reward)}.`
        : `${say.it('seat', other, 'The other player')} sold goods at ${say.called('market', 'the market')} and received ${say.reward(reward)}.`,
      'Each sale can be made once. Then another is turned up.',
    ],
  },
  delivered: {
    title: 'Deliveries',
    says: ({ isYou, points }, say) => [
      isYou
        ? `You delivered to ${say.called('church', 'the church')} and scored ${say.names.point(points)}.`
        : `${say.it('seat', other, 'The other player')} delivered to ${say.called('church', 'the church')} and scored ${say.names.point(points)}.`,
      'When every delivery is made, the round is played to its end, and the match is over.',
    ],
  },
  road: {
    title: 'Roads',
    says: ({ isYou, kind, path, bridge }, say) => [
      isYou
        ? `You built a ${say.names.roads[kind]}.`
        : `${say.it('seat', other, 'The other player')} built a ${say.names.roads[kind]}.`,
      `A path joins two forests and costs ${say.goods(path)}; a bridge joins two mountains and costs ${say.goods(bridge)}.`,
      'All players use all roads. At the end, each road scores points for the player who built it.',
    ],
  },
  milestone: {
    title: 'Milestones',
    says: ({ isYou, milestone }, say) => [
      isYou
        ? `You took the milestone ${say.milestone(milestone)}.`
        : `${say.it('seat', other, 'The other player')} took the milestone ${say.milestone(milestone)}.`,
      'The first player to reach a milestone takes it, and keeps it.',
    ],
  },
  'town-hall': {
    title: 'The town hall',
    says: ({ villager, donkey }, say) => [
      `At ${say.called('town-hall', 'the town hall')} a villager takes a blueprint, and hires.`,
      `Your next villager costs ${say.names.coin(villager)}, each donkey ${say.names.coin(donkey)}.`,
    ],
  },
  blueprint: {
    title: 'A blueprint',
    says: ({ tile }, say) => [
      `You have the blueprint of ${say.tile(tile)}. A villager builds it beside the tile on which they stand.`,
      'Its goods come from a neighbouring tile or from wherever your donkeys reach, or are bought.',
    ],
  },
  donkeys: {
    title: 'Donkeys',
    says: () => [
      'Goods go from where they lie to the next tile on a road by themselves. From there on, your donkeys carry them.',
      'A donkey serves the tile on which it stands, for any number of goods.',
    ],
  },
  market: {
    title: 'Buying',
    says: ({ raw, refined, alms }, say) => [
      `What you lack you can buy at ${say.called('market', 'the market')} while you pay: a raw good for ${say.names.coin(raw)}, a refined one for ${say.names.coin(refined)}.`,
      `A villager who finds nothing better to do brings ${say.names.coin(alms)} from ${say.called('church', 'the church')}, but only while the sources around it are full.`,
    ],
  },
}
