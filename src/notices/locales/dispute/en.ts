import type { DisputeWords } from './words.ts'

export const dispute: DisputeWords = {
  administrator: (name) => `${name} (administrator)`,
  somebody: 'somebody who has left',
  raised: {
    subject: 'a dispute was raised',
    text: (by, match, game, version) =>
      `${by} has raised a dispute in the match “${match}” (${game}): it is about version ${version} of the journal.`,
    complaint: 'The complaint',
    frozen: 'The match is frozen until the dispute is settled: nobody can move, and no clock runs.',
    goesOn: 'The match goes on meanwhile.',
    over: 'The match is over; a ruling can still change that.',
    how: 'An administrator will examine it and rule. Until then, everybody at the table can comment, and everybody who may see the match can read the comments.',
  },
  said: {
    subject: 'a comment on the dispute',
    text: (by, match, game, dispute) => `${by} commented on dispute ${dispute} in the match “${match}” (${game}):`,
    how: 'To answer, open the match.',
  },
  ruled: {
    upheld: {
      subject: 'the dispute was upheld',
      text: (administrator, raiser, match, game) =>
        `${administrator}, an administrator, has upheld the dispute that ${raiser} raised in the match “${match}” (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, an administrator, has upheld the dispute that you raised in the match “${match}” (${game}).`,
    },
    rejected: {
      subject: 'the dispute was rejected',
      text: (administrator, raiser, match, game) =>
        `${administrator}, an administrator, has rejected the dispute that ${raiser} raised in the match “${match}” (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, an administrator, has rejected the dispute that you raised in the match “${match}” (${game}).`,
    },
  },
  withdrawn: {
    subject: 'the dispute was withdrawn',
    text: (by, match, game) => `${by} has withdrawn the dispute in the match “${match}” (${game}).`,
  },
  was: 'What the dispute was about',
  reasons: 'The reasons',
  remedies: 'What is done',
  nothing: 'Nothing changes in the match.',
  entries: (first, last) =>
    first === last ? `It is version ${first} of the journal.` : `They are versions ${first} to ${last} of the journal.`,
  kept: 'Nothing was erased: all that was played before stays in the journal.',
  stillFrozen: 'The match is still frozen because of another dispute.',
  thawed: 'The match goes on. Each deadline has as much time left as it had when the match was frozen.',
  askedAnew: 'The match goes on. Decisions that are asked again have their full time.',
  look: 'The page of the match shows the dispute with all comments.',
}
