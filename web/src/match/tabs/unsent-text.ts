import type { Match } from '../../api/schemas.ts'
import { ownPlayer } from '../own-seat.ts'

/** A text that is not sent yet. */
interface UnsentText {
  /** What was written before the page was loaded; undefined if nothing was. */
  readonly before: string | undefined
  /** From which text it was written, if from any. */
  readonly basis: string | undefined
  /** Keeps the text; an empty one that is written from nothing is forgotten. */
  keep(text: string, basis?: string): void
  forget(): void
}

const forgetful: UnsentText = { before: undefined, basis: undefined, keep: () => {}, forget: () => {} }

/** Keeps a text in this tab, over a reload of the page and the end of a session. Without a name it is not kept. */
export function unsentText(name: string | undefined): UnsentText {
  if (name === undefined) return forgetful
  const place = `paquebot.text.${name}`
  const placeOfBasis = `${place}.basis`
  const forget = () => {
    sessionStorage.removeItem(place)
    sessionStorage.removeItem(placeOfBasis)
  }
  return {
    before: sessionStorage.getItem(place) ?? undefined,
    basis: sessionStorage.getItem(placeOfBasis) ?? undefined,
    keep: (text, basis) => {
      if (text === '' && basis === undefined) return forget()
      sessionStorage.setItem(place, text)
      if (basis !== undefined) sessionStorage.setItem(placeOfBasis, basis)
    },
    forget,
  }
}

/** The name of a text about a match. It is that of the participant: another person in this tab gets none of it. */
export const ofParticipant = (match: Pick<Match, 'id' | 'players' | 'yourSeat'>, what: string): string =>
  `${match.id}.${ownPlayer(match)?.participant}.${what}`
