import { plural } from '../../../kit/plural.ts'
import { house, list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { en as phrases } from '../../locales/en.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'
import { deliveryRows, landmarkRows, recipeRows } from '../tables.ts'

const { names, scores } = phrases
const { amounts, coin, goods, milestones, point, tiles } = names
const { awards, hiring, limits, reward, roadCosts } = facts
const firstSources = facts.firstSources.map((id) => tiles[id]).join(', ')
const blueprints = plural('en', { one: 'blueprint', other: 'blueprints' })

export const en = (): Chapters => ({
  aim: {
    title: 'What it is about',
    blocks: [
      text(
        'Together you build a village, and each of you wants to have done the most for it. You lay tiles, make goods and bring them where they are needed, build roads, and give what the church asks for.',
      ),
      text('When the church is complete, the match ends. The player with the most points wins.'),
    ],
  },
  table: {
    title: 'On the table',
    blocks: [
      shown(
        'young-village',
        'Three players after a few rounds, as the server draws it.',
        'The church, where everybody begins.',
        'A source: its slots hold wood, stone or wheat.',
        'The market.',
        'The town hall.',
        'A refinery, with a slot for what is made there.',
        'A landmark, with the flag of the player who built it.',
        'A road that a player has built: a path joins two forests, a bridge two mountains.',
        'A road that is printed on both tiles.',
        'A villager.',
        'A donkey.',
        'What a player has: points, coins, villagers, donkeys, blueprints, and roads that are left.',
        'The blueprints that can be taken: what each costs to take, what it costs to build, and its points.',
        'The sales at the market: what is asked for, and what it brings.',
        'What the church asks for. The shape and number of a player lie on what has been delivered.',
      ),
      list(
        `Around the church lie the market, the town hall, and these sources: ${firstSources}. On each of these lie ${facts.startsWith} of its goods.`,
        'Each of you begins with a villager and a donkey at the church, and with a few coins.',
        'All tiles that roads join with the church are the village.',
      ),
      table(
        'What depends on the number of players',
        ['Players', 'Coins in turn order', 'Market: raw / refined', 'Deliveries', 'Sales'],
        facts.playerRows,
      ),
    ],
  },
  turn: {
    title: 'Your turn',
    blocks: [
      text('On your turn, do these in any order, and as much of them as you like:'),
      list(
        'Each of your villagers may work once: it goes to any tile of the village, however far, or stays; there it does one thing. It uses the tile, or builds a tile beside it, or builds a road from it.',
        'Once in the turn, your donkeys may take a step: each to a neighbouring tile that a road joins, or none.',
      ),
      text(
        'All players use all roads, no matter who built them, and no piece blocks another. Then the next player has a turn.',
      ),
    ],
  },
  goods: {
    title: 'Goods',
    blocks: [
      text(
        `There are three raw goods: ${goods.wood}, ${goods.stone} and ${goods.wheat}. They belong to nobody, and lie where they come from until somebody uses them.`,
      ),
      text(
        `Refined goods are made of them. They lie where they were made, and anybody may use them. Each of you has ${facts.tokensOfAGood} pieces of each; a piece comes back to its maker when it is used.`,
      ),
      table('What is made of what', ['Refined good', 'Raw good'], recipeRows('en')),
      text(
        `When a refined good is used, its maker receives ${coin(reward.coins)} and ${point(reward.vp)} from the supply. You may be that maker yourself.`,
      ),
    ],
  },
  transport: {
    title: 'Bringing goods',
    blocks: [
      text(
        'Goods do not move by themselves. When you pay with them somewhere, you bring them there in that moment, from tile to tile along roads.',
      ),
      list(
        'From a neighbouring tile, goods come without any donkey.',
        'From further away, one of your donkeys must stand on each tile that they pass through. Where they come from and where they go, none is needed.',
        'A donkey carries any number of goods, for every action of the turn. The donkeys of others do not help you.',
      ),
    ],
  },
  buying: {
    title: 'Buying goods',
    blocks: [
      text(
        'Whenever you need goods, you may also buy them at the market, for the coins in the table above. No villager has to stand there, but the goods must be brought from there like others. They reward nobody.',
      ),
      text('Coins that you receive in an action for your own goods may pay for what you buy in it.'),
      text('Only for a sale at the market nothing can be bought.'),
    ],
  },
  using: {
    title: 'Sources and refineries',
    blocks: [
      list(
        `A source: fill all its empty slots with its goods; at least one must be empty. For this ${firstSources} bring ${coin(facts.gathering)}, a barn ${point(facts.gatheringLater)}. A barn takes any raw goods.`,
        'A refinery: make one good for each empty slot, or fewer. For each, bring one raw good, and put a piece of your own into the slot.',
        'Landmarks are not used: they score at the end.',
      ),
    ],
  },
  'town-hall': {
    title: 'The town hall',
    blocks: [
      text('Here you take a blueprint, or hire, or first the one and then the other.'),
      list(
        `Blueprints: ${facts.rowSpaces} lie in a row. The first is free. To take another, lay a coin on each one before it. You get the coins that lie on yours. Then the others move up, and a new one is drawn from the bag. You may hold ${blueprints(limits.blueprints)} at most.`,
        `Villagers: the next ones cost ${hiring.villagers.join(', ')} coins, up to ${limits.villagers} in all. They come to the church, and work from your next turn on.`,
        `Donkeys: ${coin(hiring.donkey)} each, up to ${limits.donkeys} in all. They come to any tile of the village, and serve at once.`,
      ),
    ],
  },
  market: {
    title: 'Sales',
    blocks: [
      text(
        `At the market you sell: choose one of the ${facts.saleSpaces} sale tokens that lie open, bring the goods that it asks for, and get its points and coins. Then the next token is turned up.`,
      ),
    ],
  },
  church: {
    title: 'The church',
    blocks: [
      text(
        'At the church you deliver: choose something that nobody has delivered yet, bring it, and get its points. Each delivery builds a part of the church.',
      ),
      table('The points of a delivery, by number of players', ['Delivery', ...facts.sides], deliveryRows('en')),
      text(
        `Or you ask for alms, which bring ${coin(facts.alms)}: but only while all slots of these are full: ${firstSources}.`,
      ),
    ],
  },
  building: {
    title: 'Building a tile',
    blocks: [
      steps(
        'Choose one of your blueprints, and lay it so that one of its sides meets a side of the tile on which your villager stands. You may turn it, but not over.',
        'Bring to your villager what the tile costs.',
        'You get its points. If it is a landmark, put your flag on it.',
      ),
      list(
        'Wherever tiles meet, a road must meet a road. Forests and mountains may meet one another.',
        'No road to the new tile is needed. But without one it is no part of the village yet.',
        'The first refinery of a good brings new blueprints into the bag.',
      ),
    ],
  },
  roads: {
    title: 'Roads',
    blocks: [
      text(
        `Two tiles that meet but are not joined can be joined from either of them: two forests by a path, for ${amounts.stone(roadCosts.path.stone)}, and two mountains by a bridge, for ${amounts.wood(roadCosts.bridge.wood)}. A forest and a mountain cannot. Each of you has ${limits.roads} roads.`,
      ),
    ],
  },
  quality: {
    title: 'Milestones',
    blocks: [
      text(
        `The player who builds the first refinery of a good takes its milestone, ${milestones.planks}, ${milestones.brick}, ${milestones.milk} or ${milestones.flour}. From then on they make this good in high quality, and a player who uses it rewards them twice. A star on the board marks high quality.`,
      ),
      text(`Whoever builds the first road takes ${milestones.roads}: it makes roads worth more.`),
    ],
  },
  end: {
    title: 'The end',
    blocks: [
      text(
        'When everything that the church asks for has been delivered, the round is played to its end, so that all have had equally many turns.',
      ),
      text(`The match also ends after round ${facts.roundLimit}.`),
    ],
  },
  scoring: {
    title: 'Points in the end',
    blocks: [
      text('What you scored on the way stays. To it come:'),
      table(
        'Awards',
        ['Award', 'Points', 'For the most'],
        [
          [scores.chaplain, awards.chaplain, 'deliveries'],
          [scores.sacristan, awards.sacristan, 'deliveries after these'],
          [scores.merchant, awards.merchant, 'sales'],
          [scores.landscaper, awards.landscaper, 'landmarks'],
        ],
      ),
      list(
        'Equal players share an award, rounded down. If several have the most deliveries, they share both awards for them. For nothing there is no award.',
        'Your landmarks score: see below.',
        `Each of your roads: ${point(facts.ownRoadPoints)}, and ${facts.plannerPoints} more with ${milestones.roads}.`,
        `Your longest way without passing a tile twice, over your own and printed roads, at least one of them your own: ${point(facts.longestRoadPoints)} for each tile but the church.`,
        `Every ${coin(facts.coinsPerPoint)}: a point.`,
      ),
      text('If points are equal, more deliveries win, then more sales; otherwise the win is shared.'),
    ],
  },
  landmarks: {
    title: 'Landmarks',
    blocks: [
      table('What a landmark scores', ['Landmark', 'In the end'], landmarkRows('en')),
      house(
        'No list of the printed numbers was found. Invented are the costs and points of most tiles, which tile lies in which stack, most of the sale tokens, and most of the side of the church for three and four players. The reference says it of each.',
      ),
    ],
  },
  options: {
    title: 'Options',
    blocks: [
      text('When a match is opened, these can be chosen:'),
      list(
        'How the first tiles lie: as in a first game, or drawn.',
        'Whether two tiles that another player’s road joins can be joined again.',
        'Whether the longest way may pass through the church.',
        `Another last round than ${facts.roundLimit}.`,
      ),
    ],
  },
})
