import { expect, test } from 'vitest'
import { hamlet } from '../../../../src/games/hamlet/index.ts'
import { slotsOf } from '../../../../web/src/boards/hamlet/slots.ts'
import { ana, aVillage, bea } from '../../../games/hamlet/table.ts'

test('on a refinery, goods of the holder of their milestone are of high quality', () => {
  const state = aVillage({
    extra: [{ tile: 'lumber-mill' }],
    refineries: { 'lumber-mill': [ana, bea] },
    milestones: { planks: bea, brick: ana },
  })
  const made = slotsOf(hamlet.view(state, ana), 'lumber-mill').filter((slot) => slot.kind === 'good' && slot.isThere)
  expect(made).toMatchObject([
    { good: 'planks', owner: ana, isHighQuality: false },
    { good: 'planks', owner: bea, isHighQuality: true },
  ])
})
