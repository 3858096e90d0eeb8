/** The door of matches: what other slices and `main` may use of it. `npm run boundaries` keeps them out of the rest. */

/** Who may see a match, and as whom. */
export * from './door/access.ts'
/** What players propose to each other. */
export * from './door/agreements.ts'
/** What a change of a match is made of, and what it does. */
export * from './door/changing.ts'
/** What ratings and statistics count: matches that have ended, and how players decided in them. */
export * from './door/counting.ts'
/** What happened in a match, and how it stood at any version. */
export * from './door/history.ts'
/** How a match from elsewhere is stored. */
export * from './door/importing.ts'
/** What an account has in matches. */
export * from './door/owned-data.ts'
/** A match as the database has it: its terms, its seats, its people and their names. */
export * from './door/stored-match.ts'
/** What players write to each other, and what they have read of it. */
export * from './door/talk.ts'
/** When decisions are due, what happens then, and when a match is given up. */
export * from './door/when-due.ts'
/** What games and matches look like in the API, and the sentences about them. */
export * from './door/wire.ts'
/** What `main` starts and wires together: the slice itself, its scheduler and its streams. */
export * from './door/wiring.ts'
