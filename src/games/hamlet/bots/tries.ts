import type { Seat } from '../../game.ts'
import type { Form, MoveJson } from '../../kit/choice.ts'
import { rawGoods } from '../goods.ts'
import { Move } from '../moves/index.ts'
import type { State } from '../state.ts'
import { buildings } from './buildings.ts'
import type { Survey } from './survey.ts'
import { drives, hirings } from './workers.ts'

/** The moves within some forms that are worth trying. They name no payment, so the rules choose the cheapest. */
export function triesOf(survey: Survey, seat: Seat, choices: readonly Form[]): Move[] {
  const builds = choices.filter(({ move }) => move.type === 'build')
  const others = choices.filter(({ move }) => move.type !== 'build')
  const tries = [...others.flatMap((choice) => fillingsOf(survey, seat, choice)), ...buildings(builds, survey, seat)]
  return tries.map((move) => Move.parse(move))
}

function fillingsOf(survey: Survey, seat: Seat, choice: Form): MoveJson[] {
  switch (choice.move.type) {
    case 'gather':
      return harvests(choice, survey.state)
    case 'refine':
      return choice.fields.flatMap((field) => (field.kind === 'count' ? [{ ...choice.move, number: field.max }] : []))
    case 'town-hall':
      return hirings(choice, survey, seat)
    case 'road':
      return roads(choice)
    case 'drive':
      return drives(survey, seat)
    default:
      return [choice.move]
  }
}

/** What to gather at a barn: fills it with one good, or with the goods that are scarcest. */
function harvests({ move, fields }: Form, { sources }: State): MoveJson[] {
  const [field] = fields
  if (field?.kind !== 'goods') return [move]
  const mixed: Record<string, number> = {}
  const lying = new Map<string, number>(
    rawGoods.map((good) => [good, Object.values(sources).reduce((sum, there) => sum + (there[good] ?? 0), 0)]),
  )
  const all = (good: string) => (lying.get(good) ?? 0) + (mixed[good] ?? 0)
  for (let slot = 0; slot < field.max; slot++) {
    const [scarce] = field.goods.toSorted((one, other) => all(one.good) - all(other.good))
    if (scarce !== undefined) mixed[scarce.good] = (mixed[scarce.good] ?? 0) + 1
  }
  return [mixed, ...field.goods.map(({ good }) => ({ [good]: field.max }))].map((goods) => ({ ...move, goods }))
}

/** One road to each neighbour: the segment on which it lies hardly matters. */
function roads({ move, fields }: Form): MoveJson[] {
  const [field] = fields
  if (field?.kind !== 'one-of') return []
  const segments = new Map(field.options.map(({ value, noun }) => [String(noun.id).split('/')[0], value]))
  return [...segments.values()].map((segment) => ({ ...move, segment }))
}
