import { plural } from '../../../games/kit/plural.ts'
import type { TableWords } from './words.ts'

const free = plural('fr', { one: 'place libre', other: 'places libres' })
const seats = plural('fr', { one: 'place', other: 'places' })
const days = plural('fr', { one: 'jour', other: 'jours' })

export const table: TableWords = {
  expiring: {
    subject: 'la partie va être abandonnée',
    open: (match, game, count, until) =>
      `La partie « ${match} » (${game}) n’est pas complète : il reste ${free(count)}. Elle sera abandonnée le ${until} si personne ne s’y joint avant.`,
    invite: 'Vous pouvez inviter quelqu’un, ou chercher une autre partie à rejoindre.',
    running: (match, game, until) =>
      `Il ne se passe plus rien depuis des mois dans la partie « ${match} » (${game}). Elle sera abandonnée le ${until}, sans résultat, si personne ne joue avant.`,
    waitsFor: (names) => `Elle attend ${names}.`,
  },
  closed: {
    cancelled: {
      subject: 'la partie a été annulée',
      text: (match, game) =>
        `La personne qui avait ouvert la partie « ${match} » (${game}) l’a annulée avant qu’elle ne commence.`,
    },
    expired: {
      subject: 'la partie a été abandonnée',
      text: (match, game) =>
        `La partie « ${match} » (${game}) ne s’est pas remplie à temps et a été abandonnée avant de commencer.`,
    },
  },
  removed: {
    subject: 'votre place a été reprise',
    text: (match, game) =>
      `La personne qui a ouvert la partie « ${match} » (${game}) a repris votre place avant le début. Vous n’y participez plus.`,
  },
  wish: {
    subject: (game) => `Votre demande de partie a expiré : ${game}`,
    text: (game, count) =>
      `Trop peu de personnes ont demandé à temps la même partie que vous : ${game}, ${seats(count)}. Votre demande a expiré.`,
    again: 'Vous pouvez la faire de nouveau.',
  },
  others: 'Vous pouvez ouvrir une partie vous-même, ou en chercher une à rejoindre.',
  proposal: {
    subject: {
      pause: 'une pause est proposée',
      resume: 'la fin de la pause est proposée',
      end: 'la fin de la partie est proposée',
      'take-back': 'une reprise de coups est proposée',
      replace: 'un remplacement est proposé',
      'new-rules': 'de nouvelles règles sont proposées',
    },
    asks: (proposer, match, game) =>
      `${proposer} propose quelque chose dans la partie « ${match} » (${game}) et demande votre accord.`,
    administratorsAsk: (match, game) =>
      `L’administration propose quelque chose dans la partie « ${match} » (${game}) et demande votre accord.`,
    what: 'Ce qui est proposé',
    terms: {
      pause: (count) =>
        `Une pause de ${days(count)} : dès que tout le monde a donné son accord, les pendules de toute la table s’arrêtent. On peut tout de même jouer.`,
      resume: 'La fin de la pause : dès que tout le monde a donné son accord, les pendules repartent.',
      end: 'La fin de la partie, sans résultat. Tout ce qui a été joué reste dans son journal.',
      takeBack: (version) => `Une reprise de coups : la position redevient celle de la version ${version} du journal.`,
      replace: {
        bot: (name) =>
          `Un robot continue pour ${name}. La place reste ouverte aux personnes qui voudraient la prendre.`,
        person: (name) =>
          `La place occupée par ${name} est ouverte à un remplacement : qui la prend continue la partie. Si personne ne l’a prise au bout de trois jours, un robot continue.`,
      },
      newRules: (rules, reason) =>
        `La partie continue selon la version ${rules} des règles de son jeu. Ce qui a été joué reste tel quel. Raison : « ${reason} »`,
    },
    consent:
      'Cela se fait quand toutes les personnes consultées ont donné leur accord. Si l’une d’elles refuse, rien ne change.',
    lapses: 'La proposition tombe dès que quelqu’un joue.',
    how: 'Ouvrez la partie pour accepter ou refuser.',
    decided: {
      accepted: {
        subject: 'la proposition est acceptée',
        own: (match, game) => `Votre proposition dans la partie « ${match} » (${game}) est acceptée.`,
        other: (proposer, match, game) =>
          `La proposition faite par ${proposer} dans la partie « ${match} » (${game}) est acceptée.`,
        administrators: (match, game) =>
          `La proposition de l’administration dans la partie « ${match} » (${game}) est acceptée.`,
      },
      declined: {
        subject: 'la proposition est refusée',
        own: (match, game) => `Votre proposition dans la partie « ${match} » (${game}) est refusée.`,
        other: (proposer, match, game) =>
          `La proposition faite par ${proposer} dans la partie « ${match} » (${game}) est refusée.`,
        administrators: (match, game) =>
          `La proposition de l’administration dans la partie « ${match} » (${game}) est refusée.`,
      },
    },
    was: 'Ce qui était proposé',
    means: 'Ce que cela veut dire maintenant',
    changed: {
      pause: (until) => `Les pendules sont arrêtées jusqu’au ${until}.`,
      resume: 'Les pendules tournent de nouveau.',
      end: 'La partie est terminée. Elle n’a pas de résultat.',
      takeBack: 'La partie continue à partir de cette position. Les coups repris restent dans le journal.',
      replace: {
        bot: 'Le robot joue désormais.',
        person:
          'La place est maintenant ouverte. Si vous connaissez quelqu’un qui aimerait continuer la partie, invitez cette personne.',
      },
      newRules: (rules) => `La partie se joue désormais selon la version ${rules} des règles.`,
    },
    unchanged: 'Rien ne change : la partie continue comme avant.',
  },
  seatChanged: {
    welcome: {
      subject: 'bienvenue dans la partie',
      text: (before, match, game, seat) =>
        `Bienvenue dans la partie « ${match} » (${game}). Vous occupez la place ${seat} et continuez pour ${before}.`,
      turns: 'Un courriel vous prévient quand c’est à vous.',
      journal: 'La page de la partie montre ce qui s’est passé jusqu’ici.',
    },
    farewell: {
      subject: (successor) => `${successor} continue pour vous`,
      text: (successor, match, game) =>
        `${successor} occupe maintenant votre place dans la partie « ${match} » (${game}) et continue pour vous.`,
      return: 'Tant que la partie dure, vous pouvez reprendre votre place au robot : ouvrez la partie.',
      replaced:
        'Vous ne jouez plus dans cette partie et ne recevrez plus de messages à son sujet. Vous pouvez toujours la regarder.',
    },
    others: {
      subject: (successor, before) => `${successor} continue pour ${before}`,
      text: (successor, before, match, game, seat) =>
        `Dans la partie « ${match} » (${game}), ${successor} occupe maintenant la place ${seat} et continue pour ${before}.`,
      open: 'La place reste ouverte : quelqu’un peut la prendre au robot.',
    },
  },
  orders: {
    subject: 'vos ordres donnés d’avance sont annulés',
    text: (match, game) =>
      `Un de vos ordres donnés d’avance dans la partie « ${match} » (${game}) n’a pas pu être exécuté.`,
    why: {
      condition: 'Une de ses conditions n’est pas remplie.',
      refused: 'Les règles refusent son coup.',
    },
    all: 'Tous les ordres de votre place sont donc annulés : les autres comptaient peut-être dessus.',
    again: 'C’est maintenant à vous d’en décider.',
  },
}
