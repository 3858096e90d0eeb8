import { drawing } from '../../kit/picture/drawing.ts'
import { label } from '../../kit/picture/label.ts'
import { tally } from '../../kit/picture/tally.ts'
import type { Names } from '../../kit/wording.ts'
import type { View } from '../view.ts'
import { icons } from './icons.ts'
import { panel, panelHeight } from './panel.ts'
import { village } from './village.ts'

const least = 400

/** The village, and beside it every seat, the available blueprints, the sales and the church. */
export function picture(view: View, names: Names, title: string): string {
  const height = Math.max(least, panelHeight(view))
  return drawing(title, height, icons, [
    ...village(view, 8, 8, 416, height - 16),
    label(title, 438, 18, { size: 17 }),
    ...tally('round', view.round, 560, 18, 17),
    ...panel(view, names, 432),
  ])
}
