import { lazy } from 'preact-iso'
import { wordsLoaded } from '../words/spoken.ts'

/** A part of the page that is loaded, with its words, before it is first drawn. */
export const part = <Part>(load: () => Promise<Part>) =>
  lazy(async () => {
    const loaded = await load()
    await wordsLoaded()
    return loaded
  })
