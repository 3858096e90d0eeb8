import type { DisputeWords } from './words.ts'

export const dispute: DisputeWords = {
  administrator: (name) => `${name} (administrator)`,
  somebody: 'somebody who has left',
  raised: {
    subject: 'a dispute was raised',
    told: (by, match, game, version) =>
      `${by} has raised a dispute in the match “${match}” (${game}): it is about version ${version} of the journal.`,
    text: 'What is said to be wrong',
    frozen: 'The match stands still until the dispute is settled: nobody moves, and no clock runs.',
    goesOn: 'The match goes on meanwhile.',
    over: 'The match is over; a ruling can still change that.',
    how: 'An administrator will look at it and rule. Until then everybody at the table can say something to it; everybody who may see the match reads it. Send this request:',
  },
  said: {
    subject: 'something was said to the dispute',
    told: (by, match, game, dispute) => `${by} said to dispute ${dispute} in the match “${match}” (${game}):`,
    how: 'To answer, send this request:',
  },
  ruled: {
    upheld: {
      subject: 'the dispute was upheld',
      told: (administrator, raiser, match, game) =>
        `${administrator}, an administrator, has upheld the dispute that ${raiser} raised in the match “${match}” (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, an administrator, has upheld the dispute that you raised in the match “${match}” (${game}).`,
    },
    rejected: {
      subject: 'the dispute was rejected',
      told: (administrator, raiser, match, game) =>
        `${administrator}, an administrator, has rejected the dispute that ${raiser} raised in the match “${match}” (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, an administrator, has rejected the dispute that you raised in the match “${match}” (${game}).`,
    },
  },
  withdrawn: {
    subject: 'the dispute was withdrawn',
    told: (by, match, game) => `${by} has withdrawn the dispute in the match “${match}” (${game}).`,
  },
  was: 'What the dispute was about',
  reasons: 'The reasons',
  remedies: 'What is done',
  nothing: 'Nothing changes in the match.',
  entries: (first, last) =>
    first === last ? `The journal has it as version ${first}.` : `The journal has it as versions ${first} to ${last}.`,
  kept: 'Nothing was erased: all that was played before stays in the journal.',
  stillFrozen: 'The match still stands still because of another dispute.',
  thawed: 'The match goes on: what was left of each deadline is left of it still.',
  askedAnew: 'The match goes on: what is asked again has all its time.',
  look: 'The page of the match shows the dispute, with all that was said to it.',
}
