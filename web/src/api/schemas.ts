import type { components, paths } from '../../../openapi/generated/paquebot.ts'

/** The types of the API document. The client knows nothing else about the server. */
export type Schemas = components['schemas']
export type Paths = paths

export type Noun = Schemas['Noun']
export type Choice = Schemas['Choice']
export type Field = Schemas['Field']
export type Place = Schemas['Place']
export type Component = Schemas['Component']
export type PieceKind = Schemas['PieceKind']
export type Match = Schemas['Match']
export type Move = Schemas['MoveJson']
export type Problem = Schemas['Problem']
