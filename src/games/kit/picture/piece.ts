import type { Noun } from '../choice.ts'
import { type Attributes, group, type Shape } from './shape.ts'

/** The name by which a client finds a thing in a picture. */
export const pieceName = ({ kind, id }: Noun): Attributes => ({ 'data-piece': `${kind}:${id}` })

/** The drawing of a thing, under its name. */
export const piece = (noun: Noun, drawn: readonly Shape[], attributes: Attributes = {}): Shape =>
  group(drawn, { ...pieceName(noun), ...attributes })
