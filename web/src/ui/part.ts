import { lazy } from 'preact-iso'
import { withWords } from '../words/spoken.ts'

/** A part of the page that is loaded, with its words, before it is first drawn. */
export const part = <Part>(load: () => Promise<Part>) => lazy(() => withWords(load))
