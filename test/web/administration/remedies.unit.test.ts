import { expect, it } from 'vitest'
import { fieldName, remedyIn } from '../../../web/src/administration/remedies.ts'

/** What a form sends that has these fields. */
function filledIn(fields: Readonly<Record<string, string>>): FormData {
  const values = new FormData()
  for (const [name, value] of Object.entries(fields)) values.set(name, value)
  return values
}

it('reads each remedy from the fields at its place in the request', () => {
  const values = filledIn({
    [fieldName(0, 'to')]: '3',
    'remedies/1/seat': '1',
    'remedies/1/move': '{"type":"take","offer":"fish"}',
    'remedies/2/result/0/place': '2',
    'remedies/2/result/0/points': '-4',
    'remedies/2/result/1/place': '1',
    'remedies/2/result/1/points': '30',
  })

  expect(remedyIn(values, 0, 'rewind', 2)).toEqual({ kind: 'rewind', to: 3 })
  expect(remedyIn(values, 1, 'move', 2)).toEqual({ kind: 'move', seat: 1, move: { type: 'take', offer: 'fish' } })
  expect(remedyIn(values, 1, 'replace', 2)).toEqual({ kind: 'replace', seat: 1 })
  expect(remedyIn(values, 2, 'end', 2)).toEqual({
    kind: 'end',
    result: [
      { seat: 0, place: 2, points: -4 },
      { seat: 1, place: 1, points: 30 },
    ],
  })
  expect(remedyIn(values, 3, 'annul', 2)).toEqual({ kind: 'annul' })
})

it.each(['{"type": "take"', '[]', 'null', '{"offer":"fish"}'])('sends what is no move as it stands: %s', (written) => {
  const values = filledIn({ 'remedies/0/seat': '0', 'remedies/0/move': written })
  expect(remedyIn(values, 0, 'move', 2)).toEqual({ kind: 'move', seat: 0, move: { type: written } })
})
