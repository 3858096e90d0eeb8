import type { OpeningHints } from './en.ts'

export const fr: OpeningHints = {
  bots: 'Ils répondent aussitôt. Avec un robot, le résultat ne compte pas pour le classement.',
  pace: {
    none: 'Bon entre amis. Avec des inconnus, la partie risque de ne jamais finir.',
    hours: '72 heures conviennent le plus souvent. Nuits, jours de repos et vacances ne comptent pas.',
    bank: 'Réfléchir longtemps vide la réserve ; décider vite la garde. Nuits, jours de repos et vacances ne comptent pas.',
  },
  refill: 'Avec 0, la réserve doit suffire pour toute la partie.',
  late: {
    wait: 'Tout le monde en est informé, et c’est tout : aimable, mais lent.',
    usual:
      'Le jeu dit quelle réponse est habituelle, par exemple passer. Si une question n’en a pas, la partie attend.',
    bot: 'Un robot prend cette seule décision ; la personne continue ensuite.',
    substitute:
      'Tout le monde en est informé, et quelqu’un d’autre peut prendre la place. Après trois jours, un robot continue.',
  },
  private: 'Elle n’est dans aucune liste, et son résultat ne compte pas pour le classement.',
  rated: 'Seulement si deux personnes au moins jouent, sans robot, et si la partie n’est pas privée.',
  asJoined: 'Vous commencez, puis vient qui rejoint ensuite. Sinon, l’ordre est tiré au début de la partie.',
  restDays: 'Chaque personne fixe les siens dans ses réglages. Sinon, les pendules courent aussi ces jours-là.',
  seatOpensAfter:
    'Après tant de décisions manquées de suite, quelqu’un d’autre peut prendre la place, quoi que vous ayez choisi plus haut. 3 conviennent le plus souvent.',
  longestWait:
    'Quels que soient ses nuits et jours de repos, on est en retard après ce temps. Vide : le triple du temps d’une décision, au moins une semaine.',
  reliability:
    'Seules les personnes qui ont décidé à temps aussi souvent peuvent entrer. Vide : tout le monde, même sans passé ici.',
  language: 'Celle dans laquelle on s’écrit. Le jeu lui-même apparaît à chaque personne dans sa langue.',
}
