import { examplePlayer } from '../../kit/rulebook.ts'
import { actionIds } from '../cards/action-id.ts'
import { cards } from '../cards/index.ts'
import { buildings } from '../data/buildings.ts'
import {
  bricksOfEachColour,
  cardsOnTable,
  cheapEnd,
  coins,
  goals,
  handToPickUpAt,
  purse,
  refill,
  rowLength,
  rubblePieces,
  shortRow,
  stallRounds,
  supply,
  workers,
} from '../data/set-up.ts'
import { initiative } from '../initiative.ts'
import { meta } from '../meta.ts'
import { rate } from '../payment.ts'
import { opened } from './positions.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const standard = meta.options.parse({})
const values = Object.values(buildings[standard.buildings]).map(({ vp }) => vp)

/** What the rules say in numbers: all of it read from the data and the rules that the game is played by. */
export const facts = {
  seats: meta.seats,
  goals: [...goals],
  set: actionIds.length,
  cardsOnTable,
  rowLength,
  shortRow,
  refill,
  cheapEnd,
  handToPickUpAt,
  /** The rounds after which everybody has only so few cards left: one card is played in each. */
  roundsOfAHand: actionIds.length - cardsOnTable - handToPickUpAt,
  bricksOfEachColour,
  rubblePieces,
  workers,
  coins: coins.limited,
  purse,
  supply,
  rate,
  lowest: Math.min(...actionIds.map((id) => cards[id].number)),
  highest: Math.max(...actionIds.map((id) => cards[id].number)),
  /** The initiatives of the picture, in the order of play: who, the numbers of both cards, and what they make. */
  initiatives: opened
    .map((table, seat) => ({ name: examplePlayer(seat), numbers: table.map((id) => cards[id].number), table }))
    .toSorted((one, other) => initiative(one.table) - initiative(other.table))
    .map(({ name, numbers, table }) => [name, numbers.join(' + '), twoDigits(initiative(table))]),
  buildings: standard.buildings,
  otherBuildings: Object.keys(buildings)
    .map(Number)
    .filter((set) => set !== standard.buildings),
  leastPoints: Math.min(...values),
  mostPoints: Math.max(...values),
  stallRounds,
}
