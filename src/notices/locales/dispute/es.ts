import type { DisputeWords } from './words.ts'

export const dispute: DisputeWords = {
  administrator: (name) => `${name} (administración)`,
  somebody: 'alguien que ya no está',
  raised: {
    subject: 'se planteó una disputa',
    text: (by, match, game, version) =>
      `${by} planteó una disputa en la partida «${match}» (${game}): trata de la versión ${version} del diario.`,
    complaint: 'Lo que se objeta',
    frozen: 'La partida está detenida hasta que se resuelva la disputa: nadie juega, y ningún reloj corre.',
    goesOn: 'La partida sigue mientras tanto.',
    over: 'La partida ha terminado; una resolución aún puede cambiar algo en ella.',
    how: 'La administración examinará la disputa y decidirá. Hasta entonces toda la mesa puede opinar, y lo lee quien pueda ver la partida.',
  },
  said: {
    subject: 'un comentario sobre la disputa',
    text: (by, match, game, dispute) => `${by}, sobre la disputa ${dispute} en la partida «${match}» (${game}):`,
    how: 'Para responder, abra la partida.',
  },
  ruled: {
    upheld: {
      subject: 'se admitió la disputa',
      text: (administrator, raiser, match, game) =>
        `${administrator}, de la administración, admitió la disputa que ${raiser} planteó en la partida «${match}» (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, de la administración, admitió la disputa que usted planteó en la partida «${match}» (${game}).`,
    },
    rejected: {
      subject: 'se rechazó la disputa',
      text: (administrator, raiser, match, game) =>
        `${administrator}, de la administración, rechazó la disputa que ${raiser} planteó en la partida «${match}» (${game}).`,
      own: (administrator, match, game) =>
        `${administrator}, de la administración, rechazó la disputa que usted planteó en la partida «${match}» (${game}).`,
    },
  },
  withdrawn: {
    subject: 'se retiró la disputa',
    text: (by, match, game) => `${by} retiró la disputa en la partida «${match}» (${game}).`,
  },
  was: 'De qué trataba la disputa',
  reasons: 'Los motivos',
  remedies: 'Lo que se hace',
  nothing: 'Nada cambia en la partida.',
  entries: (first, last) =>
    first === last ? `Es la versión ${first} del diario.` : `Son las versiones ${first} a ${last} del diario.`,
  kept: 'Nada se ha borrado: todo lo que se jugó antes queda en el diario.',
  stillFrozen: 'La partida sigue detenida por otra disputa.',
  thawed: 'La partida continúa: de cada plazo queda lo que quedaba.',
  askedAnew: 'La partida continúa: lo que se pregunta de nuevo tiene todo su tiempo.',
  look: 'La página de la partida muestra la disputa, con todos los comentarios.',
}
