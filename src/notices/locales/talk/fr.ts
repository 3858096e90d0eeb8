import { plural } from '../../../games/kit/plural.ts'
import type { TalkWords } from './words.ts'

const messages = plural('fr', {
  one: 'message plus ancien n’est pas cité',
  other: 'messages plus anciens ne sont pas cités',
})

export const talk: TalkWords = {
  subject: 'messages de la table',
  text: (match, game) =>
    `Voici ce qui s’est dit à la table de la partie « ${match} » (${game}) et que vous n’avez pas encore lu.`,
  earlier: (count) => `${messages(count)} ici.`,
  message: (name, text) => `${name} : ${text}`,
  again: 'Il n’y aura pas d’autre courriel sur les messages de cette partie tant que vous ne les aurez pas lus.',
  how: 'Pour répondre, ouvrez la partie.',
}
