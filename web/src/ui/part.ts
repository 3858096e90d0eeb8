import { lazy } from 'preact-iso'
import { withWords } from '../words/spoken.ts'

/** A part of the page, of a file that is loaded, with its words, before it is first drawn. */
export const part = <File, Name extends keyof File>(load: () => Promise<File>, name: Name) =>
  lazy(() => withWords(async () => (await load())[name]))
