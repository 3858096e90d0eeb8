import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { QuestionKind } from '../../../src/games/game.ts'

/** The questions that a game asks beside the turns: a seat that is asked one of them does not hold the turn. */
const besideTheTurns: Readonly<Record<string, readonly string[]>> = {
  // Rulebook: Feeding; Loans and interest; City builds; Marketplace (the special building that may be looked at).
  'le-havre': ['city', 'feeding', 'interest', 'peek'],
  havana: [],
  hamlet: [],
}

/** The questions for which the rules give a player who is away no answer: one has to choose. */
const withoutUsualAnswer: Readonly<Record<string, readonly string[]>> = {
  'le-havre': ['final', 'turn'],
  havana: ['opening', 'replace', 'turn'],
  hamlet: [],
}

test.each([...catalogue.values()].map((game) => ({ id: game.meta.id, questions: Object.entries(game.questions) })))(
  '$id says which questions are beside the turns, and which have a usual answer',
  ({ id, questions }) => {
    const kinds = (wanted: (flags: QuestionKind) => boolean) =>
      questions.flatMap(([kind, flags]) => (wanted(flags) ? [kind] : [])).toSorted()
    expect(kinds(({ outOfTurn }) => outOfTurn)).toEqual(besideTheTurns[id])
    expect(kinds(({ usual }) => !usual)).toEqual(withoutUsualAnswer[id])
  },
)
