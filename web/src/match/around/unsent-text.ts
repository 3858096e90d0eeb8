/** A text that is not sent yet. */
export interface UnsentText {
  /** What was written before the page was loaded; undefined if nothing was. */
  readonly before: string | undefined
  /** Keeps the text; an empty one is forgotten. */
  keep(text: string): void
}

const forgetful: UnsentText = { before: undefined, keep: () => {} }

/** Keeps a text in this tab, over a reload of the page and the end of a session. Without a name it is not kept. */
export function unsentText(name: string | undefined): UnsentText {
  if (name === undefined) return forgetful
  const place = `paquebot.text.${name}`
  return {
    before: sessionStorage.getItem(place) ?? undefined,
    keep: (text) => (text === '' ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, text)),
  }
}
