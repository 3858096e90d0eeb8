import type { DisputeWords } from './words.ts'

export const dispute: DisputeWords = {
  administrator: (name) => `${name} (administration)`,
  somebody: 'quelqu’un qui est parti',
  raised: {
    subject: 'un litige a été soulevé',
    text: (by, match, game, version) =>
      `${by} a soulevé un litige dans la partie « ${match} » (${game}) : il porte sur la version ${version} du journal.`,
    complaint: 'Ce qui est contesté',
    frozen: 'La partie est suspendue jusqu’au règlement du litige : personne ne joue, et aucune pendule ne tourne.',
    goesOn: 'La partie continue pendant ce temps.',
    over: 'La partie est terminée ; une décision peut encore y changer quelque chose.',
    how: 'L’administration examinera le litige et tranchera. D’ici là, toute la table peut s’exprimer, et quiconque peut voir la partie lit les commentaires.',
  },
  said: {
    subject: 'un commentaire sur le litige',
    text: (by, match, game, dispute) => `${by}, sur le litige ${dispute} dans la partie « ${match} » (${game}) :`,
    how: 'Pour répondre, ouvrez la partie.',
  },
  ruled: {
    upheld: {
      subject: 'le litige a été admis',
      text: (administrator, raiser, match, game) =>
        `${administrator}, de l’administration, a admis le litige soulevé par ${raiser} dans la partie « ${match} » (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, de l’administration, a admis le litige que vous avez soulevé dans la partie « ${match} » (${game}).`,
    },
    rejected: {
      subject: 'le litige a été rejeté',
      text: (administrator, raiser, match, game) =>
        `${administrator}, de l’administration, a rejeté le litige soulevé par ${raiser} dans la partie « ${match} » (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, de l’administration, a rejeté le litige que vous avez soulevé dans la partie « ${match} » (${game}).`,
    },
  },
  withdrawn: {
    subject: 'le litige a été retiré',
    text: (by, match, game) => `${by} a retiré son litige dans la partie « ${match} » (${game}).`,
  },
  was: 'Ce qui était contesté',
  reasons: 'Les motifs',
  remedies: 'Ce qui est fait',
  nothing: 'Rien ne change dans la partie.',
  entries: (first, last) =>
    first === last ? `C’est la version ${first} du journal.` : `Ce sont les versions ${first} à ${last} du journal.`,
  kept: 'Rien n’a été effacé : tout ce qui a été joué avant reste dans le journal.',
  stillFrozen: 'La partie reste suspendue à cause d’un autre litige.',
  thawed: 'La partie reprend : il reste de chaque délai ce qu’il en restait.',
  askedAnew: 'La partie reprend : ce qui est demandé de nouveau a tout son temps.',
  look: 'La page de la partie montre le litige, avec tous les commentaires.',
}
