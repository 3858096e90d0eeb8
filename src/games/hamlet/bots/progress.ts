import type { Seat } from '../../game.ts'
import type { Slot } from '../box.ts'
import { refineryIds } from '../data/tile-ids.ts'
import { openSlots } from '../moves/deliver.ts'
import { type Supply, supplies } from '../supplies.ts'
import { inReachOf } from '../village.ts'
import { type Survey, turnOn } from './survey.ts'

/**
 * The worth of being ready to deliver, as a share of what the delivery brings: its points, and its progress towards the
 * awards.
 */
const ready = 0.35
const towardsAwards = 6
/** The last delivery ends the match. */
const towardsTheEnd = 12
/** How much a good counts that could be made, but has not been made yet. */
const makeable = 0.4

/** How close a seat is to paying what the church still asks for, with coins and with goods in reach of the church. */
export function worthOfProgress(survey: Survey, seat: Seat): number {
  const turn = turnOn(survey, seat)
  const there = supplies(turn, 'church')
  const reach = inReachOf(survey.village, turn.own.donkeys, 'church')
  const open = openSlots(survey.state)
  const further = towardsAwards + (open.length === 1 ? towardsTheEnd : 0)
  return open.reduce((sum, { slot }) => {
    const share = Math.min(1, readiness(slot))
    return sum + ready * share * share * (slot.vp + further)
  }, 0)

  function readiness({ of, number, coins }: Slot): number {
    if (coins > 0) return turn.own.coins / coins
    const lying = Math.min(number, unitsOf(there, of))
    const room = refineryIds
      .filter((id) => reach.has(id) && of.includes(survey.state.box.refineries[id].makes))
      .reduce((sum, id) => sum + survey.state.box.refineries[id].slots, 0)
    return (lying + makeable * Math.max(0, Math.min(number, room) - lying)) / number
  }
}

const unitsOf = (there: readonly Supply[], of: Slot['of']): number =>
  there.reduce((sum, { kind, good, there: units }) => sum + (kind !== 'bought' && of.includes(good) ? units : 0), 0)
