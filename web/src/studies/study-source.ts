import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import type { StudyPosition } from '../boards/drawn-board.tsx'

/** A study with its tree, as its owner and everybody who has its link read it. */
export type Study = Schemas['SharedStudy']
export type OwnStudy = Schemas['Study']
export type Node = Schemas['StudyNode']

/** A way to a study: as its owner, or by its link. */
export interface StudySource<Read extends Study = Study> {
  /** @throws Refused, Unreachable */
  read(): Promise<Read>
  /** @throws Refused, Unreachable */
  position(node: number): Promise<StudyPosition>
  /** The address of the study at one of its nodes. */
  addressOf(node: number): string
}

/** The reader's own study, on which they play. */
export interface OwnStudySource extends StudySource<OwnStudy> {
  readonly id: string
  /** @param seat by default, the first seat that has to decide. @throws Refused, Unreachable */
  choices(node: number, seat: number | undefined): Promise<Schemas['StudyChoices']>
}

const atNode = (node: number): string => (node === 0 ? '' : `node=${node}`)

export function ownSource(id: string): OwnStudySource {
  const path = { study: id }
  return {
    id,
    read: () => answer(api.GET('/v1/studies/{study}', { params: { path } })),
    position: (node) => answer(api.GET('/v1/studies/{study}/nodes/{node}', { params: { path: { ...path, node } } })),
    choices(node, seat) {
      const params = { path: { ...path, node }, query: seat === undefined ? {} : { seat } }
      return answer(api.GET('/v1/studies/{study}/nodes/{node}/choices', { params }))
    },
    addressOf: (node) => [`/studies/${id}`, atNode(node)].filter(Boolean).join('?'),
  }
}

export function sharedSource(token: string): StudySource {
  const path = { study: token }
  return {
    read: () => answer(api.GET('/v1/shared-studies/{study}', { params: { path } })),
    position: (node) =>
      answer(api.GET('/v1/shared-studies/{study}/nodes/{node}', { params: { path: { ...path, node } } })),
    addressOf: (node) => [`/links/study?token=${token}`, atNode(node)].filter(Boolean).join('&'),
  }
}

/** The node that an address names; 0, the first position, if the study does not have it. */
export function nodeIn(search: string, { nodes }: Pick<Study, 'nodes'>): number {
  const named = Number(new URLSearchParams(search).get('node') ?? 0)
  return nodes.some(({ number }) => number === named) ? named : 0
}
