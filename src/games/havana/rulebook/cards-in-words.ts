import type { Language } from '../../kit/wording.ts'
import { components } from '../components.ts'

/** The action cards as rows of a table: number, name, and what they do. */
export const cardsInWords = (language: Language): string[][] =>
  components(language)
    .filter(({ kind }) => kind === 'action-card')
    .map(({ number, name, text }) => [number ?? '', name, text])
