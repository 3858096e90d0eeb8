import { sum } from '../items.ts'
import type { Costs, Deed } from './effect.ts'

/** The combined result of several parts of a card that are used in one visit. */
export function together(deeds: readonly Deed[]): Deed {
  const [payments] = deeds.flatMap((deed) => deed.payments ?? [])
  const [pays] = deeds.flatMap((deed) => deed.pays ?? [])
  const next = deeds.flatMap((deed) => deed.next ?? [])
  return {
    gives: sum(...deeds.map(({ gives = {} }) => gives)),
    spends: sum(...deeds.map(({ spends = {} }) => spends)),
    costs: deeds.reduce<Costs>((so, { costs = {} }) => bothCosts(so, costs), {}),
    keeps: sum(...deeds.map(({ keeps = {} }) => keeps)),
    ...(payments === undefined ? {} : { payments }),
    gets: sum(...deeds.map(({ gets = {} }) => gets)),
    ...(pays === undefined ? {} : { pays }),
    events: deeds.flatMap(({ events = [] }) => events),
    next: (later) => next.flatMap((follow) => follow(later)),
  }
}

/** All costs of a visit are paid together. Rulebook: Energy. */
export const bothCosts = (one: Costs, other: Costs): Costs => ({
  energy: (one.energy ?? 0) + (other.energy ?? 0),
  fuels: [...(one.fuels ?? []), ...(other.fuels ?? [])],
  food: (one.food ?? 0) + (other.food ?? 0),
  materials: sum(one.materials ?? {}, other.materials ?? {}),
})
