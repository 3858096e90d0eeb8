import { type Dice, shuffle } from '../kit/dice.ts'
import { due, withConsequences } from './course.ts'
import { cheapEnd, refill, rowLength, supply } from './data/set-up.ts'
import type { Event } from './events.ts'
import { after } from './evolve.ts'
import { type Brick, bricks, type Counts, minus, type Pieces, total } from './pieces.ts'
import { ends } from './rows.ts'
import type { BuildingRow, State } from './state.ts'

/** One draw, and everything that follows from it by itself. */
export const chance = (state: State, dice: Dice): Event[] => withConsequences(state, draw(state, dice))

function draw(state: State, dice: Dice): Event[] {
  const wanted = due(state)
  switch (wanted) {
    case undefined:
      return []
    case 'setup':
      return setUp(state, dice)
    case 'bag':
      return drawForTurn(state, dice)
    case 'upper':
    case 'lower':
      return refillRow(state, wanted, dice)
    case 'top':
      return revealTop(state, dice)
    case 'supply':
      return [...supplyCard(state, dice), { type: 'phase-began', phase: 'replacement' }]
  }
}

/** Rulebook: Setup. */
const setUpSteps = [drawAges, dealRows, exchangeEnd, revealTop, supplyCard]

function setUp(state: State, dice: Dice): Event[] {
  const events: Event[] = []
  for (const step of setUpSteps) events.push(...step(after(state, events), dice))
  return [...events, { type: 'phase-began', phase: 'opening' }]
}

/** Draws the order of the players by age (ruling I1). */
function drawAges(state: State, dice: Dice): Event[] {
  return [{ type: 'ages-drawn', youngestFirst: shuffle(dice, [...state.seats.keys()]) }]
}

function dealRows(state: State, dice: Dice): Event[] {
  const dealt = drawFew(state.stack, 2 * rowLength, dice)
  return [{ type: 'rows-dealt', upper: dealt.slice(0, rowLength), lower: dealt.slice(rowLength) }]
}

/** If no end of a row is cheap, exchanges the left end of the upper row for a cheap card of the stack (ruling S1). */
function exchangeEnd(state: State, dice: Dice): Event[] {
  if (ends(state).some(({ vp }) => vp <= cheapEnd)) return []
  const [out] = state.rows.upper
  const cheap = state.stack.filter((id) => (state.buildings[id]?.vp ?? Infinity) <= cheapEnd)
  const [into] = drawFew(cheap, 1, dice)
  return out === undefined || into === undefined ? [] : [{ type: 'end-exchanged', row: 'upper', out, in: into }]
}

/** The stack lies plan side up, so everybody sees its top card (ruling B3). */
function revealTop(state: State, dice: Dice): Event[] {
  return drawFew(state.stack, 1, dice).map((building) => ({ type: 'top-revealed', building }))
}

/** Lays out three pesos and three bricks, or as many as there are (ruling P1). Rulebook: Phase 3. */
function supplyCard(state: State, dice: Dice): Event[] {
  const pesos = Math.min(supply.pesos, state.reserve.pesos)
  return [{ type: 'supplied', pesos, bricks: drawBricks(state.bag, supply.bricks, dice) }]
}

/**
 * Lays four new cards between the last two, left to right (rulings B1, B2). The visible card of the stack comes first.
 */
function refillRow(state: State, row: BuildingRow, dice: Dice): Event[] {
  const visible = state.top === null ? [] : [state.top]
  return [
    { type: 'row-refilled', row, buildings: [...visible, ...drawFew(state.stack, refill - visible.length, dice)] },
  ]
}

function drawForTurn({ phase, bag }: State, dice: Dice): Event[] {
  if (phase.name !== 'turns') return []
  return phase.queue.slice(0, 1).map((seat) => ({ type: 'drawn', seat, bricks: drawBricks(bag, phase.drawing, dice) }))
}

function drawFew<Item>(items: readonly Item[], amount: number, dice: Dice): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (drawn.length < amount && left.length > 0) drawn.push(...left.splice(dice.below(left.length), 1))
  return drawn
}

function drawBricks(bag: Pieces, amount: number, dice: Dice): Counts {
  const drawn: Counts = {}
  for (let left = bag; total(drawn) < amount && total(left) > 0; left = minus(bag, drawn)) {
    const brick = brickAt(left, dice.below(total(left)))
    drawn[brick] = (drawn[brick] ?? 0) + 1
  }
  return drawn
}

/** The brick at an index into the bag, as if all its pieces lay in a line. */
function brickAt(bag: Pieces, place: number): Brick {
  let end = 0
  for (const brick of bricks) {
    end += bag[brick]
    if (place < end) return brick
  }
  return 'rubble'
}
