import type { PositionProblem, Seat } from '../../game.ts'
import { playing, type State } from '../state.ts'

/** Every named seat exists, and seats that were given up have nothing to act with. All other checks rely on this. */
export function* seatProblems(state: State): Generator<PositionProblem> {
  for (const { at, seat } of named(state))
    if (seat >= state.seats.length) yield { at, problem: `There is no seat ${seat}.` }
  if (playing(state).length === 0) yield { at: 'seats', problem: 'The last remaining seat cannot be given up.' }
  for (const [seat, player] of state.seats.entries())
    for (const owned of ['blueprints', 'villagers', 'donkeys'] as const)
      if (player.left && player[owned].length > 0)
        yield { at: `seats/${seat}/${owned}`, problem: 'A seat that was given up has none.' }
}

function named({ phase, flags, roads, deliveries, milestones, refineries }: State): { at: string; seat: Seat }[] {
  const marks = Object.entries({ flags, deliveries, milestones }).flatMap(([kind, owners]) =>
    Object.entries(owners).map(([mark, seat]) => ({ at: `${kind}/${mark}`, seat })),
  )
  return [
    ...('seat' in phase ? [{ at: 'phase/seat', seat: phase.seat }] : []),
    ...marks,
    ...roads.map(({ seat }, i) => ({ at: `roads/${i}/seat`, seat })),
    ...Object.entries(refineries).flatMap(([id, makers]) =>
      makers.map((seat, i) => ({ at: `refineries/${id}/${i}`, seat })),
    ),
  ]
}
