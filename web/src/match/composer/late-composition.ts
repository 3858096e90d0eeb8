import { signal, useSignalEffect } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { withWords } from '../../words/spoken.ts'
import type { Composing } from './composing.ts'
import type { CompositionProps } from './composition.tsx'

/** Shows the move being composed. It is loaded when the reader is about to compose one, so spectators never load it. */
export const composition = signal<FunctionComponent<CompositionProps> | undefined>(undefined)

let isAskedFor = false

/** Loads it, once, before a move is begun. */
export async function preloadComposition(): Promise<void> {
  if (isAskedFor) return
  isAskedFor = true
  composition.value = (await withWords(() => import('./composition.tsx'))).Composition
}

/** Loads it at the latest when a move is begun. */
export function useComposition({ isOpen }: Composing) {
  useSignalEffect(() => {
    if (isOpen.value) void preloadComposition()
  })
  return composition
}
