import { drawing } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import type { Names } from '../../kit/wording.ts'
import type { View } from '../view.ts'
import { calendar } from './calendar.ts'
import { forSale } from './for-sale.ts'
import { icons } from './icons.ts'
import { quays } from './quays.ts'
import { seatHeight, seatsOf } from './seats.ts'

const top = 190

/** The harbour as a picture: the offers, the round and what its end demands, what is for sale, and every seat. */
export const picture = (view: View, names: Names, title: string): string =>
  drawing(title, top + view.seats.length * (seatHeight + 6) + 4, icons, [
    label(title, 12, 18, { size: 17 }),
    ...calendar(view),
    ...quays(view, 36),
    ...forSale(view, 150),
    ...seatsOf(view, names, top),
  ])
