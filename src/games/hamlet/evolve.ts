import { afterAll } from '../kit/course.ts'
import { activate, change, changed, duringTurn, earn, empty, fill, make, place, score, sendHome } from './changes.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** Applies an event to the state: only arithmetic on what the event says, without rules or tables. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'laid-out':
      return changed(event.buildings.reduce(place, state), { sources: event.goods })
    case 'blueprints-drawn':
      return changed(state, {
        row: [...state.row, ...event.tiles.map((tile) => ({ tile, coins: 0 }))],
        bag: state.bag.filter((tile) => !event.tiles.includes(tile)),
      })
    case 'sale-turned-up':
      return changed(state, {
        offers: [...state.offers, event.token],
        unseen: state.unseen.filter((token) => token !== event.token),
        toCome: state.toCome.slice(1),
      })
    case 'turn-began':
      return change(
        changed(state, { round: event.round, phase: { name: 'turn', seat: event.seat, driven: false } }),
        event.seat,
        ({ villagers }) => ({ villagers: villagers.map(({ at }) => ({ at, ready: true })) }),
      )
    case 'donkeys-moved': {
      const moved = change(state, event.seat, ({ donkeys }) => ({ donkeys: stepped(donkeys, event.steps) }))
      return duringTurn(moved, { driven: true })
    }
    case 'villager-went':
      return activate(state, event.seat, event.from, event.to)
    case 'turn-ended':
      return changed(state, { phase: { name: 'turn-over', seat: event.seat } })
    case 'raw-used':
      return empty(state, event.from, { [event.good]: event.number })
    case 'refined-used': {
      const home = sendHome(state, event.from, event.maker, event.number)
      return score(earn(home, event.maker, event.reward.coins), event.maker, 'goods', event.reward.vp)
    }
    case 'bought':
      return earn(state, event.seat, -event.coins)
    case 'gathered': {
      const filled = fill(state, event.at, event.goods)
      return score(earn(filled, event.seat, event.reward.coins), event.seat, 'goods', event.reward.vp)
    }
    case 'refined':
      return make(state, event.at, event.seat, event.number)
    case 'blueprint-taken':
      return takeBlueprint(state, event)
    case 'villagers-hired':
      return change(state, event.seat, ({ coins, villagers }) => ({
        coins: coins - event.coins,
        villagers: [...villagers, ...Array.from({ length: event.number }, () => arrived)],
      }))
    case 'donkeys-hired':
      return change(state, event.seat, ({ coins, donkeys }) => ({
        coins: coins - event.coins,
        donkeys: [...donkeys, ...event.at.flatMap(({ tile, number }) => Array<typeof tile>(number).fill(tile))],
      }))
    case 'sold': {
      const taken = change(
        changed(state, { offers: state.offers.filter((token) => token !== event.token) }),
        event.seat,
        ({ sales }) => ({
          sales: [...sales, event.token],
        }),
      )
      return score(earn(taken, event.seat, event.reward.coins), event.seat, 'sales', event.reward.vp)
    }
    case 'delivered': {
      const filled = changed(state, { deliveries: { ...state.deliveries, [event.slot]: event.seat } })
      return score(earn(filled, event.seat, -event.coins), event.seat, 'deliveries', event.vp)
    }
    case 'alms-received':
      return earn(state, event.seat, event.coins)
    case 'built': {
      const { seat, tile } = event
      const placed = change(place(state, { tile, place: event.place }), seat, ({ blueprints }) => ({
        blueprints: blueprints.filter((blueprint) => blueprint !== tile),
      }))
      return score(earn(placed, seat, -event.coins), seat, 'buildings', event.vp)
    }
    case 'flag-raised':
      return changed(state, { flags: { ...state.flags, [event.tile]: event.seat } })
    case 'milestone-taken':
      return changed(state, { milestones: { ...state.milestones, [event.milestone]: event.seat } })
    case 'stack-opened': {
      const { [event.good]: _opened, ...stacks } = state.stacks
      return changed(state, { stacks, bag: [...state.bag, ...event.tiles].toSorted() })
    }
    case 'road-built': {
      const { seat, from, segment, to } = event
      return changed(state, { roads: [...state.roads, { seat, from, segment, to }] })
    }
    case 'seat-left':
      return changed(
        change(state, event.seat, () => ({ left: true, villagers: [], donkeys: [], blueprints: [] })),
        { bag: [...state.bag, ...event.blueprints].toSorted() },
      )
    case 'ended':
      return changed(state, { phase: { name: 'over', result: event.result } })
  }
}

/** The state after several events. */
export const after = afterAll(evolve)

/** A newly hired villager can act from the next turn on. */
const arrived = { at: 'church', ready: false } as const

/**
 * The coins of the payment are laid on the blueprints in front of the taken one; the blueprints behind it move up.
 * Rulebook: Acquiring a blueprint.
 */
function takeBlueprint(state: State, { seat, tile, paid, found }: Extract<Event, { type: 'blueprint-taken' }>): State {
  const row = state.row.flatMap((blueprint, space) => {
    if (blueprint.tile === tile) return []
    return [space < paid ? { ...blueprint, coins: blueprint.coins + 1 } : blueprint]
  })
  return change(changed(state, { row }), seat, ({ coins, blueprints }) => ({
    coins: coins - paid + found,
    blueprints: [...blueprints, tile],
  }))
}

type Steps = Extract<Event, { type: 'donkeys-moved' }>['steps']
type Donkeys = State['seats'][number]['donkeys']

/** All donkeys step at the same time: a donkey that has just arrived on a tile does not step on from there. */
function stepped(donkeys: Donkeys, steps: Steps): Donkeys {
  const left = steps.map((step) => ({ ...step }))
  return donkeys.map((at) => {
    const step = left.find(({ from, number }) => from === at && number > 0)
    if (step === undefined) return at
    step.number -= 1
    return step.to
  })
}
