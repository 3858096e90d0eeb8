import type { Language } from '../../../src/games/kit/wording.ts'

interface Sentences {
  readonly own: string
  readonly ownTold: string
  readonly back: string
  readonly other: string
  readonly otherTold: string
  readonly invite: string
  readonly offer: string
  readonly willOpen: string
  readonly willOpenTold: string
  readonly claimed: string
  readonly claimedTold: string
  readonly forfeit: string
}

export const expected: Readonly<Record<Language, Sentences>> = {
  en: {
    own: 'your seat is open to a substitute',
    ownTold: 'You have missed 3 decisions in a row in the match “Friday table” (Havana).',
    back: 'the seat is yours alone again',
    other: 'the seat of Bob is open to a substitute',
    otherTold: 'Bob has missed 3 decisions in a row',
    invite: 'invite them',
    offer: 'claim the win',
    willOpen: 'what happens when somebody stays away',
    willOpenTold: 'when a player misses 4 decisions in a row',
    claimed: 'the win is claimed: your last deadline',
    claimedTold: 'Ann claims the win',
    forfeit: 'won by forfeit',
  },
  fr: {
    own: 'votre place est ouverte à un remplacement',
    ownTold: 'Vous avez manqué 3 décisions de suite dans la partie «\u202fFriday table\u202f» (La Havane).',
    back: 'la place n’est plus qu’à vous',
    other: 'une place est ouverte à un remplacement (Bob)',
    otherTold: 'Bob a manqué 3 décisions de suite',
    invite: 'invitez cette personne',
    offer: 'réclamer la victoire',
    willOpen: 'ce qui se passe quand quelqu’un ne vient plus',
    willOpenTold: 'quand quelqu’un manque 4 décisions de suite',
    claimed: 'la victoire est réclamée\u202f: votre dernier délai',
    claimedTold: 'Ann réclame la victoire',
    forfeit: 'gagnée par forfait',
  },
  ru: {
    own: 'ваше место открыто для замены',
    ownTold: 'Пропущено подряд: 3 решения в партии «Friday table» (Гавана).',
    back: 'место снова только ваше',
    other: 'место игрока Bob открыто для замены',
    otherTold: 'игрок Bob. Пропущено подряд: 3 решения',
    invite: 'пригласите этого человека',
    offer: 'заявить победу',
    willOpen: 'что будет, если кто-то пропал',
    willOpenTold: 'предел: 4 решения',
    claimed: 'заявлена победа: ваш последний срок',
    claimedTold: 'игрок Ann заявляет победу',
    forfeit: 'поражение за неявку',
  },
  es: {
    own: 'su asiento está abierto a una sustitución',
    ownTold: '3 decisiones seguidas',
    back: 'el asiento vuelve a ser',
    other: 'el asiento de Bob está abierto a una sustitución',
    otherTold: 'Bob ha dejado pasar 3 decisiones seguidas',
    invite: 'invítele',
    offer: 'reclamar la victoria',
    willOpen: 'qué pasa cuando alguien no aparece',
    willOpenTold: '4 decisiones seguidas',
    claimed: 'se reclama la victoria',
    claimedTold: 'Ann reclama la victoria',
    forfeit: 'incomparecencia',
  },
}
