import { plural } from '../../../games/kit/plural.ts'
import type { AbsenceWords } from './words.ts'

const decisions = plural('fr', { one: 'décision', other: 'décisions de suite' })

export const absence: AbsenceWords = {
  opened: {
    own: {
      subject: 'votre place est ouverte à un remplacement',
      text: (match, game, missed) =>
        `Vous avez manqué ${decisions(missed)} dans la partie « ${match} » (${game}). Votre place est maintenant ouverte à un remplacement ; si personne ne l’a prise au bout de trois jours, un robot continue.`,
      back: 'Dès que vous jouez vous-même un coup, la place n’est plus qu’à vous.',
    },
    other: {
      subject: (player) => `une place est ouverte à un remplacement (${player})`,
      text: (player, match, game, missed) =>
        `${player} a manqué ${decisions(missed)} dans la partie « ${match} » (${game}). La place est maintenant ouverte à un remplacement ; si personne ne l’a prise au bout de trois jours, un robot continue.`,
      next: 'Si vous connaissez quelqu’un qui aimerait continuer la partie, invitez cette personne. Un coup joué par son titulaire referme la place.',
    },
  },
  willOpen: {
    subject: 'ce qui se passe quand quelqu’un ne vient plus',
    text: (match, game, missed) =>
      `Du nouveau dans la partie « ${match} » (${game}) : quand quelqu’un manque ${decisions(missed)}, sa place s’ouvre à un remplacement, et trois jours plus tard à un robot, quoi que la partie ait convenu pour les retards.`,
    next: 'Un seul coup joué soi-même, et le compte repart de zéro. Rien d’autre ne change.',
  },
  claimed: {
    subject: 'la victoire est réclamée : votre dernier délai',
    text: (claimant, match, game) =>
      `Vous êtes en retard dans la partie « ${match} » (${game}), et ${claimant} réclame la victoire.`,
    until: (deadline) =>
      `Si vous décidez avant le ${deadline}, la partie continue comme avant. Sinon elle se termine à ce moment : votre place est abandonnée, et la partie est gagnée par forfait. Une partie classée compte.`,
  },
  offer:
    'Vous pouvez attendre ; proposer qu’une autre personne ou un robot continue ; ou réclamer la victoire : l’autre a alors un second et dernier délai.',
  forfeit: 'Après cela, votre place est abandonnée et la partie est gagnée par forfait : la victoire est réclamée.',
}
