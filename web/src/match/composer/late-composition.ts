import { signal, useSignalEffect } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'
import { Unreachable } from '../../api/problem.ts'
import { wordsLoaded } from '../../words/spoken.ts'
import type { Table } from '../table.ts'
import type { Composing } from './composing.ts'
import type { CompositionProps } from './composition.tsx'

/** What shows the move being composed. It is loaded when the reader is about to compose one: who only looks in does not. */
export const composition = signal<FunctionComponent<CompositionProps> | undefined>(undefined)

async function load(): Promise<void> {
  if (composition.peek() !== undefined) return
  const { Composition } = await import('./composition.tsx').catch((error: unknown) => {
    throw new Unreachable(String(error))
  })
  await wordsLoaded()
  composition.value = Composition
}

/** Loads it before a move is begun. If that fails, it is tried again when the move is begun. */
export const preloadComposition = (): void => void load().catch(() => {})

/** Loads it when a move is begun; without a connection, as soon as that is back. */
export function useComposition(table: Table, { isOpen, trouble }: Composing) {
  const failure = useRef<unknown>(undefined)
  useSignalEffect(() => {
    // A connection that is back is a reason to try again.
    void table.connection.value
    if (!isOpen.value) return
    load().then(
      () => {
        if (trouble.peek() === failure.current) trouble.value = undefined
      },
      (error: unknown) => {
        failure.current = error
        trouble.value = error
      },
    )
  })
  return composition
}
