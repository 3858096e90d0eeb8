import type { Counts } from '../pieces.ts'

/** What is printed on an action card, as data: its sentence is made of it. */
export type Printed =
  | { readonly type: 'nothing' }
  | { readonly type: 'guard' }
  | { readonly type: 'take'; readonly pieces: Counts }
  | { readonly type: 'take-and-design'; readonly pieces: Counts }
  /** More for the first who does so in a round. */
  | { readonly type: 'take-workers'; readonly first: number; readonly later: number }
  | { readonly type: 'take-rubble' }
  | { readonly type: 'take-half'; readonly of: 'pesos' | 'bricks' }
  /** More from a victim who has that many. */
  | {
      readonly type: 'steal-pesos' | 'steal-bricks'
      readonly usual: number
      readonly rich: number
      readonly from: number
    }
  | { readonly type: 'draw'; readonly first: number; readonly chosen: number; readonly later: number }
  | { readonly type: 'demolish' }
  | { readonly type: 'exchange-cards' }
