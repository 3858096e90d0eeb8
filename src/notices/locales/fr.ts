import { plural } from '../../games/kit/plural.ts'
import { absence } from './absence/fr.ts'
import { access } from './access/fr.ts'
import { chat } from './chat/fr.ts'
import { client } from './client/fr.ts'
import { dispute } from './dispute/fr.ts'
import { page } from './page/fr.ts'
import { table } from './table/fr.ts'
import { talk } from './talk/fr.ts'
import { webhook } from './webhook/fr.ts'
import type { Words } from './words.ts'

const points = plural('fr', { one: 'point', other: 'points' })
const seats = plural('fr', { one: 'place', other: 'places' })
const events = plural('fr', {
  one: 'événement plus ancien n’est pas cité',
  other: 'événements plus anciens ne sont pas cités',
})
const waiting = plural('fr', { one: 'partie vous attend', other: 'parties vous attendent' })
const pieces = plural('fr', { one: 'nouvelle', other: 'nouvelles' })

export const fr: Words = {
  hello: (name) => `Bonjour ${name},`,
  helloStranger: 'Bonjour,',
  ignore: 'Si vous n’avez rien demandé, ignorez ce message : il ne se passera rien.',
  validUntil: (time) => `Le lien ne sert qu’une fois, jusqu’au ${time}.`,
  confirmAddress: {
    subject: 'Confirmez votre adresse pour Paquebot',
    text: 'Bienvenue sur Paquebot. Veuillez confirmer que cette adresse est bien la vôtre.',
    link: 'Confirmer l’adresse :',
  },
  signInLink: {
    subject: 'Votre lien de connexion à Paquebot',
    text: 'Avec ce lien, vous vous connectez sans mot de passe.',
    link: 'Se connecter :',
  },
  changeAddress: {
    subject: 'Confirmez votre nouvelle adresse pour Paquebot',
    text: 'Vous avez demandé à recevoir désormais les messages de Paquebot à cette adresse.',
    link: 'Confirmer la nouvelle adresse :',
  },
  addressChanged: {
    subject: 'Votre adresse sur Paquebot a été changée',
    text: 'Votre compte Paquebot a maintenant une autre adresse. Celle-ci ne recevra plus de messages.',
    advice: 'Si ce n’était pas vous, quelqu’un est entré dans votre compte : écrivez aux responsables de ce serveur.',
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte sur Paquebot',
    text: 'Quelqu’un, sans doute vous, a voulu s’inscrire sur Paquebot avec cette adresse. Elle a déjà un compte.',
    advice:
      'Connectez-vous avec votre mot de passe, ou demandez un lien par courriel. Si ce n’était pas vous, il n’y a rien à faire.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe sur Paquebot a été changé',
    text: 'Le mot de passe de votre compte Paquebot vient d’être changé.',
    advice:
      'Si ce n’était pas vous, demandez un lien de connexion, choisissez un nouveau mot de passe et fermez toutes les sessions.',
  },
  passwordGuessed: {
    subject: 'Quelqu’un essaie des mots de passe sur votre compte Paquebot',
    text: 'De nombreux mots de passe erronés ont été essayés pour votre compte, depuis des endroits d’où votre compte n’a jamais été ouvert. Aucun n’était le bon. Pour l’instant, se connecter depuis un nouvel endroit demande un lien envoyé par courriel ; depuis les endroits déjà connus, rien ne change.',
    advice:
      'Vous n’avez rien à faire. Si votre mot de passe est court, ou s’il vous sert aussi ailleurs, choisissez-en un meilleur.',
  },
  invited: {
    somebody: 'Quelqu’un',
    refuse: 'Pour ne plus recevoir d’invitations de ce serveur :',
    subject: (inviter, match) => `${inviter} vous invite à une partie : ${match}`,
    text: (inviter, match, game) => `${inviter} vous invite à jouer à ${game} dans la partie « ${match} ».`,
    seats: (count) =>
      `La partie compte ${seats(count)} et se joue sur plusieurs jours : un courriel vous prévient quand c’est à vous.`,
    underWay:
      'La partie est en cours : une place est ouverte à un remplacement, et qui la prend continue à partir de la position actuelle.',
    rematch: 'C’est une revanche : le même jeu, avec les personnes d’une partie précédente.',
    link: 'Voir la partie et vous y joindre :',
    how: 'Il faut un compte sur ce serveur pour participer. Si vous ne connaissez pas cette personne, ignorez ce message.',
  },
  match: {
    subject: (match, game, news) => `${match} (${game}) : ${news}`,
    open: 'Ouvrir la partie :',
    pass: 'Ce lien vous connecte pour cette partie seule. Gardez-le pour vous.',
    look: 'Voir la partie :',
    judge: 'Juger le litige :',
    proof: 'Preuve de l’état actuel du journal :',
    unsubscribe: (kind) => `Pour ne plus recevoir de messages de ce genre (${kind}) :`,
    again: 'Pour les recevoir de nouveau, aussitôt ou une fois par jour :',
  },
  kinds: {
    turns: 'vos tours de jeu',
    reminders: 'les délais qui se terminent bientôt',
    messages: 'les messages de la table',
    table: 'les autres nouvelles de vos parties',
  },
  merged: {
    turns: waiting,
    news: (count) => `${pieces(count)} de vos parties`,
  },
  started: {
    subject: 'la partie a commencé',
    yourTurn: 'la partie a commencé, à vous de jouer',
    text: (match, game) => `La partie « ${match} » (${game}) a commencé.`,
    seats: 'Qui joue à quelle place',
    seat: (number, name) => `Place ${number} : ${name}`,
    first: (names) => `Premières décisions : ${names}.`,
  },
  turn: {
    subject: 'à vous de jouer',
    text: (match, game, since) => `La partie « ${match} » (${game}) vous attend depuis le ${since}.`,
    until: (time) => `Vous avez jusqu’au ${time}.`,
    asked: 'Ce qui vous est demandé',
    happened: 'Ce qui s’est passé depuis votre dernière décision',
    happenedSinceLook: 'Ce qui s’est passé depuis votre dernière visite',
    nothing: 'Rien.',
    earlier: (count) => `${events(count)} ici ; le journal de la partie les contient.`,
    position: 'La position',
  },
  near: {
    subject: 'votre délai se termine bientôt',
    text: (match, game, until) => `La partie « ${match} » (${game}) attend votre décision jusqu’au ${until}.`,
    afterwards: {
      wait: 'Ensuite, toute la table en est informée et la partie continue de vous attendre.',
      usual: 'Ensuite, la réponse habituelle du jeu est donnée à votre place.',
      bot: 'Ensuite, un robot décide à votre place.',
      substitute:
        'Ensuite, votre place est ouverte à un remplacement : vous pouvez encore décider tant que personne ne l’a prise. Au bout de trois jours, un robot continue.',
      vacation: 'Ensuite, comme vous l’avez réglé, vos vacances commencent d’elles-mêmes et le délai est prolongé.',
    },
  },
  vacation: {
    own: {
      subject: 'vos vacances ont commencé',
      text: (match, game, until) =>
        `Le délai pour votre décision dans la partie « ${match} » (${game}) était terminé. Comme vous l’avez réglé, vos vacances ont donc commencé d’elles-mêmes : jusqu’au ${until} inclus, vos pendules sont arrêtées dans toutes vos parties. Les tables qui vous attendent en sont informées.`,
      deadline: (time) => `Ensuite, vous avez jusqu’au ${time}. Vous pouvez aussi décider avant, à tout moment.`,
      end: 'Vous pouvez mettre fin à vos vacances dans votre compte : elles durent alors jusqu’à minuit.',
    },
    other: {
      subject: (name) => `${name} est en vacances`,
      text: (name, match, game, until) =>
        `La partie « ${match} » (${game}) attend ${name}, en vacances jusqu’au ${until} inclus. Ces vacances ont commencé d’elles-mêmes ; leurs jours sont pris sur un quota annuel.`,
      deadline: (time) => `Le délai pour décider se termine le ${time}.`,
    },
  },
  missed: {
    own: {
      subject: 'la partie vous attend',
      text: (match, game, deadline) =>
        `Le délai pour votre décision dans la partie « ${match} » (${game}) s’est terminé le ${deadline}.`,
      waits: 'La partie attend : vous pouvez toujours décider. Les autres à la table en sont informés.',
      offered:
        'Votre place est maintenant ouverte à un remplacement : vous pouvez encore décider tant que personne ne l’a prise. Au bout de trois jours, un robot continue. Les autres à la table en sont informés.',
    },
    other: {
      subject: (late) => `la partie attend ${late}`,
      text: (late, match, game, deadline) =>
        `La partie « ${match} » (${game}) attend ${late} : le délai pour décider s’est terminé le ${deadline}.`,
      asked: (late) => `Ce qui est demandé à ${late}`,
      waits: 'Personne ne décide à sa place : la partie attend.',
      offered:
        'La place est maintenant ouverte à un remplacement : qui la prend continue la partie. Au bout de trois jours, un robot continue. Si vous connaissez quelqu’un qui aimerait la prendre, invitez cette personne.',
    },
  },
  decided: {
    subject: 'une décision a été prise à votre place',
    text: (match, game) => `Le délai pour votre décision dans la partie « ${match} » (${game}) était terminé.`,
    by: {
      clock: (time) => `La réponse habituelle du jeu a été donnée à votre place le ${time}.`,
      bot: (time) => `Un robot a décidé à votre place le ${time}.`,
    },
    asked: 'Ce qui vous était demandé',
    done: 'Ce qui s’est passé alors',
    hours:
      'Dans votre compte, vous pouvez régler les heures où votre pendule s’arrête, vos vacances et les rappels avant un délai.',
  },
  ended: {
    subject: 'la partie est terminée',
    text: (match, game) => `La partie « ${match} » (${game}) est terminée.`,
    result: 'Le résultat',
    place: (place, name, score) => `${place}. ${name} : ${points(score)}`,
    line: (label, score) => `${label} : ${score}`,
    seed: 'La graine du hasard est maintenant publique : chaque tirage peut être vérifié.',
  },
  aborted: {
    subject: 'la partie a été interrompue',
    text: {
      administrator: (match, game) =>
        `La partie « ${match} » (${game}) a été interrompue par l’administration. Elle n’a pas de résultat.`,
      ruling: (match, game) =>
        `La partie « ${match} » (${game}) a été annulée par une décision sur un litige. Elle n’a pas de résultat.`,
      agreement: (match, game) =>
        `Les personnes qui jouaient encore dans la partie « ${match} » (${game}) ont convenu d’y mettre fin. Elle n’a pas de résultat.`,
      abandoned: (match, game) =>
        `Il ne se passait plus rien depuis des mois dans la partie « ${match} » (${game}) : elle a été interrompue. Elle n’a pas de résultat.`,
    },
    kept: 'Tout ce qui a été joué reste dans son journal.',
  },
  table,
  dispute,
  absence,
  talk,
  webhook,
  chat,
  client,
  access,
  page,
}
