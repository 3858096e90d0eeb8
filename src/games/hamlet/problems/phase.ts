import type { PositionProblem } from '../../game.ts'
import { due } from '../course.ts'
import { ringIds } from '../data/tile-ids.ts'
import { meta } from '../meta.ts'
import { openSlots } from '../moves/deliver.ts'
import { resultOf } from '../scoring/result.ts'
import { playerAt, playing, type Result, type State } from '../state.ts'
import type { Village } from '../village.ts'

/** Whether the phase and the round are consistent with the table. */
export function* phaseProblems(state: State, village: Village): Generator<PositionProblem> {
  const { rules, options, phase, round } = state
  if (rules > meta.rulesVersion) yield { at: 'rules', problem: 'This version of the rules does not exist.' }
  if (round > options.roundLimit) yield { at: 'round', problem: `The match ends after round ${options.roundLimit}.` }
  if (phase.name === 'setup') yield* setupProblems(state)
  if (phase.name === 'turn' || phase.name === 'turn-over') {
    if (round === 0) yield { at: 'round', problem: 'The first round is round 1.' }
    if (state.village.length === 1) yield { at: 'village', problem: 'The ring must be laid out before the first turn.' }
  }
  if (phase.name === 'turn' && playerAt(state, phase.seat).left && due(state) === undefined)
    yield { at: 'phase/seat', problem: `Seat ${phase.seat} was given up.` }
  if (phase.name === 'over') yield* resultProblems(state, village, phase.result)
}

/** Before the first turn, only the tiles and tokens of the setup are drawn. Rulebook: Setup. */
function* setupProblems(state: State): Generator<PositionProblem> {
  const { round, village, roads, deliveries, row, offers, seats } = state
  const problem = 'Must be empty before the first turn.'
  if (round > 0) yield { at: 'round', problem: 'No round has begun.' }
  if (village.length > 1 + ringIds.length) yield { at: 'village', problem }
  if (roads.length > 0) yield { at: 'roads', problem }
  if (Object.keys(deliveries).length > 0) yield { at: 'deliveries', problem }
  for (const [seat, { scored, blueprints, sales, villagers, donkeys }] of seats.entries()) {
    const workers = [...villagers.map(({ at }) => at), ...donkeys]
    const hasPlayed = scored.goods > 0 || blueprints.length > 0 || sales.length > 0
    if (hasPlayed || villagers.length > 1 || donkeys.length > 1 || workers.some((at) => at !== 'church'))
      yield { at: `seats/${seat}`, problem: 'Nobody can have done anything before the first turn.' }
  }
  if (village.length > 1) return
  if (row.length > 0) yield { at: 'row', problem: 'The ring must be laid out first.' }
  if (offers.length > 0) yield { at: 'offers', problem: 'The ring must be laid out first.' }
}

function* resultProblems(state: State, village: Village, result: Result): Generator<PositionProblem> {
  if (due({ ...state, phase: { name: 'setup' } }) !== undefined)
    yield { at: 'phase', problem: 'Everything that is due must be drawn before a match ends.' }
  const reason = reasonOf(state)
  if (result.reason !== reason) {
    yield { at: 'phase/result/reason', problem: reason === undefined ? 'The match goes on.' : `Is ${reason}.` }
    return
  }
  const line = ({ seat, place, points, lines }: Result['seats'][number]) =>
    `${seat}: ${place}, ${points}, ${lines.map(({ label, points: each }) => `${label} ${each}`).join()}`
  if (resultOf(state, reason, village).seats.map(line).join('; ') !== result.seats.map(line).join('; '))
    yield { at: 'phase/result/seats', problem: 'Does not follow from what the seats scored and own.' }
}

/** Why a match is over, if it can be over. Rulebook: Completing the church. */
function reasonOf(state: State): Result['reason'] | undefined {
  if (playing(state).length < 2) return 'forfeit'
  if (openSlots(state).length === 0) return 'church'
  return state.round >= state.options.roundLimit ? 'round-limit' : undefined
}
