import type { ComponentChildren } from 'preact'
import type { Noun } from '../api/schemas.ts'
import { usePieces } from '../boards/kit/pieces.ts'

interface Props {
  readonly noun: Noun | undefined
  /** What is said while no piece is asked about. */
  readonly otherwise: ComponentChildren
}

/** The name of a piece, and what is printed on it, in a line. */
export function InBrief({ noun, otherwise }: Props) {
  const pieces = usePieces()
  const component = noun && pieces.componentOf(noun)
  const facts = component ? [component.group, ...component.values, component.text] : [noun && pieces.kindOf(noun)?.text]
  return (
    <>
      {noun ? <strong>{pieces.nameOf(noun)}</strong> : otherwise}
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </>
  )
}
