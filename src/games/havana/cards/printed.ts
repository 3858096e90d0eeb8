import type { Counts } from '../pieces.ts'

/** The printed effect of an action card as data, from which its sentence is made. */
export type Printed =
  | { readonly type: 'nothing' }
  | { readonly type: 'guard' }
  | { readonly type: 'take'; readonly pieces: Counts }
  | { readonly type: 'take-and-design'; readonly pieces: Counts }
  /** `first` is what the first player gets who does so in a round; everybody after that gets `later`. */
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
