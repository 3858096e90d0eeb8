import type { Schemas } from '../api/schemas.ts'

type Remedy = Schemas['Remedy']
export type RemedyKind = Remedy['kind']
export const remedyKinds: readonly RemedyKind[] = ['rewind', 'move', 'replace', 'end', 'annul']

/** The place of a part of a remedy in the request, which names its field. */
export const fieldName = (index: number, ...parts: readonly (string | number)[]): string =>
  ['remedies', index, ...parts].join('/')

/** A remedy as somebody filled it in. @param seats how many play */
export function remedyIn(values: FormData, index: number, kind: RemedyKind, seats: number): Remedy {
  const number = (...parts: readonly (string | number)[]) => Number(values.get(fieldName(index, ...parts)))
  switch (kind) {
    case 'rewind':
      return { kind, to: number('to') }
    case 'move':
      return { kind, seat: number('seat'), move: moveIn(String(values.get(fieldName(index, 'move')))) }
    case 'replace':
      return { kind, seat: number('seat') }
    case 'end':
      return {
        kind,
        result: Array.from({ length: seats }, (_, seat) => ({
          seat,
          place: number('result', seat, 'place'),
          points: number('result', seat, 'points'),
        })),
      }
    case 'annul':
      return { kind }
  }
}

/**
 * A move that was written as JSON. A text that is no move becomes a move of that name, so that the server says at the
 * field what is wrong.
 */
function moveIn(written: string): Schemas['MoveJson'] {
  try {
    const move: unknown = JSON.parse(written)
    if (isMove(move)) return move
  } catch {
    // It is no JSON.
  }
  return { type: written }
}

const isMove = (value: unknown): value is Schemas['MoveJson'] =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
