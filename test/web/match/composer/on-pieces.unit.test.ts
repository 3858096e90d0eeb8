import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { Choice, Field, Noun } from '../../../../web/src/api/schemas.ts'
import { noun } from '../../../../web/src/boards/kit/pieces.ts'
import { beginWith } from '../../../../web/src/match/composer/draft-pieces.ts'
import { onPieces } from '../../../../web/src/match/composer/on-pieces.ts'
import { nothing } from '../../../../web/src/match/composer/unsent.ts'
import { choiceOf } from './choice-of.ts'

const [thief, victim, bystander] = [0, 1, 2]
const card = noun('action-card', 'ladron')
const brick = noun('piece', 'brick')
const goods: Field = { kind: 'goods', name: 'take', min: 1, max: 1, goods: [{ good: 'brick', max: 1, noun: brick }] }

/** How the pieces are highlighted while the thief robs the victim. */
function robbing() {
  const robs: Choice = { ...choiceOf(goods), about: [card, noun('seat', victim)] }
  const draft = beginWith(robs, card)
  const pieces = onPieces(signal([robs]), signal({ ...nothing, draft }), () => thief)
  return (piece: Noun, of: number) => pieces.stateOf(piece, { of }, new Set(), false)
}

test('a move is about the card of the mover, not about the same card of the seat that the move is against', () => {
  const stateOf = robbing()

  expect(stateOf(card, thief).isChosen).toBe(true)
  expect(stateOf(card, victim)).toEqual({ isLit: false, isChosen: false, isNamed: false })
  expect(stateOf(card, bystander).isChosen).toBe(false)
})

test('of what others have, only what the move can take from its victim is lit', () => {
  const stateOf = robbing()

  expect(stateOf(brick, victim).isLit).toBe(true)
  expect(stateOf(brick, bystander).isLit).toBe(false)
})
