import { about, topicsOf } from './about.ts'
import type { Chronicle } from './chronicle.ts'
import { type At, answer, answerOnce } from './deeds/answer.ts'
import { joinMatch, playAgain } from './deeds/join.ts'
import { orderAhead } from './deeds/order-ahead.ts'
import { takeBack } from './deeds/take-back.ts'
import { keptOut, unlessRefused } from './deeds/unless-refused.ts'
import { vote } from './deeds/vote.ts'
import type { Plots } from './openings.ts'
import type { Person, Unread } from './person.ts'

/** What a player does when they look at the matches that their mails are about. */
export function habits(chronicle: Chronicle, plots: Plots): (person: Person, unread: Unread) => Promise<unknown> {
  async function look(person: Person, unread: Unread): Promise<void> {
    for (const at of about(unread)) {
      const { match } = at
      const topics = topicsOf(unread, at)
      if (topics.has('invited') && (await joinMatch(person, match))) chronicle.note(match, `${person.name} joined`)
      if (topics.has('proposed')) await vote(person, match)
      if (topics.has('match-ended') && match === plots.get('rematch') && person.name === 'Ada') {
        chronicle.note(await playAgain(person, match), `${person.name} wanted a rematch`)
      }
      if (asking.some((topic) => topics.has(topic))) await (ways[person.name] ?? answer)(person, at)
    }
  }

  return (person, unread) => unlessRefused(keptOut, look(person, unread))
}

/** The mails that ask their reader for something. */
const asking = ['your-turn', 'deadline-near', 'deadline-missed']

/** Players who do more than answer questions. */
const ways: Readonly<Record<string, (person: Person, at: At) => Promise<unknown>>> = {
  async Greta(person, at) {
    if (person.dice.below(3) === 0 && (await answerOnce(person, at)).moved) await takeBack(person, at.match)
    return answer(person, at)
  },
  async Hugo(person, at) {
    return (await orderAhead(person, at)) || answer(person, at)
  },
}
