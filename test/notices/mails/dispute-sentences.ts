import type { Language } from '../../../src/games/kit/wording.ts'

/** What mails about disputes say in one language. */
interface DisputeSentences {
  readonly raised: string
  readonly by: string
  readonly frozen: string
  readonly comment: string
  readonly upheld: string
  readonly rejected: string
  readonly own: string
  readonly rewound: string
  readonly nothing: string
  readonly kept: string
  readonly withdrawn: string
  readonly goesOn: string
  readonly anew: string
  readonly administrator: string
}

export const expected: Readonly<Record<Language, DisputeSentences>> = {
  en: {
    raised: 'a dispute was raised',
    by: 'Ann has raised a dispute in the match',
    frozen: 'The match is frozen until the dispute is settled',
    comment: 'a comment on the dispute',
    upheld: 'the dispute was upheld',
    rejected: 'the dispute was rejected',
    own: 'the dispute that you raised',
    rewound: '- The position is again that of version 1.',
    nothing: 'Nothing changes in the match.',
    kept: 'Nothing was erased',
    withdrawn: 'the dispute was withdrawn',
    goesOn: 'The match goes on.',
    anew: 'Decisions that are asked again have their full time',
    administrator: 'administrator',
  },
  fr: {
    raised: 'un litige a été soulevé',
    by: 'Ann a soulevé un litige dans la partie',
    frozen: 'La partie est suspendue jusqu’au règlement du litige',
    comment: 'un commentaire sur le litige',
    upheld: 'le litige a été admis',
    rejected: 'le litige a été rejeté',
    own: 'le litige que vous avez soulevé',
    rewound: '- La position est de nouveau celle de la version 1.',
    nothing: 'Rien ne change dans la partie.',
    kept: 'Rien n’a été effacé',
    withdrawn: 'le litige a été retiré',
    goesOn: 'La partie reprend :',
    anew: 'ce qui est demandé de nouveau a tout son temps',
    administrator: 'administration',
  },
  ru: {
    raised: 'поднят спор',
    by: 'Ann: поднят спор в партии',
    frozen: 'Партия остановлена, пока спор не разрешён',
    comment: 'комментарий к спору',
    upheld: 'спор удовлетворён',
    rejected: 'спор отклонён',
    own: 'ваш спор в партии',
    rewound: '- Позиция снова та же, что в версии 1.',
    nothing: 'В партии ничего не меняется.',
    kept: 'Ничего не удалено',
    withdrawn: 'спор отозван',
    goesOn: 'Партия продолжается:',
    anew: 'на то, что спрашивается снова, есть всё время',
    administrator: 'администрация',
  },
  es: {
    raised: 'se planteó una disputa',
    by: 'Ann planteó una disputa en la partida',
    frozen: 'La partida está detenida hasta que se resuelva la disputa',
    comment: 'un comentario sobre la disputa',
    upheld: 'se admitió la disputa',
    rejected: 'se rechazó la disputa',
    own: 'la disputa que usted planteó',
    rewound: '- La posición vuelve a ser la de la versión 1.',
    nothing: 'Nada cambia en la partida.',
    kept: 'Nada se ha borrado',
    withdrawn: 'se retiró la disputa',
    goesOn: 'La partida continúa:',
    anew: 'lo que se pregunta de nuevo tiene todo su tiempo',
    administrator: 'administración',
  },
}
