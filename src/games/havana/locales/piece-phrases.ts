import type { PieceKind } from '../../kit/component.ts'
import type { Language } from '../../kit/wording.ts'
import type { Piece } from '../pieces.ts'

/** The words for pieces and seats in one language. */
export interface PiecePhrases {
  readonly group: string
  /** What a piece is for. `rate` is how many pieces of another kind replace it. */
  readonly text: (piece: Piece, rate: number) => string
  readonly source: string
  readonly seat: Omit<PieceKind, 'kind'>
}

const en: PiecePhrases = {
  group: 'Pieces',
  text: textBy((rate) => ({
    brick: `pays for buildings that show it; ${rate} pieces of rubble stand in for one`,
    rubble: `pays for buildings that show it; ${rate} of them stand in for a coloured brick`,
    pesos: `pays for buildings that show it; ${rate} of them stand in for a worker`,
    workers: `pays for buildings that show it; ${rate} pesos stand in for one`,
  })),
  source: 'the rulebooks agree',
  seat: { name: 'Seat', text: 'the place of a player, with their cards, pieces and buildings' },
}

const fr: PiecePhrases = {
  group: 'Pièces de jeu',
  text: textBy((rate) => ({
    brick: `paie les bâtiments qui la montrent ; ${rate} gravats en remplacent une`,
    rubble: `paie les bâtiments qui en montrent ; ${rate} gravats remplacent une brique de couleur`,
    pesos: `paie les bâtiments qui en montrent ; ${rate} pesos remplacent un ouvrier`,
    workers: `paie les bâtiments qui en montrent ; ${rate} pesos en remplacent un`,
  })),
  source: 'les règles concordent',
  seat: { name: 'Place', text: 'la place d’un joueur, avec ses cartes, ses pièces et ses bâtiments' },
}

const ru: PiecePhrases = {
  group: 'Фишки',
  text: textBy((rate) => ({
    brick: `им платят за постройки, на которых он показан; вместо одного годится щебень (${rate})`,
    rubble: `им платят за постройки, на которых он показан; ${rate} таких заменяют один цветной кирпич`,
    pesos: `ими платят за постройки, на которых они показаны; ${rate} песо заменяют рабочего`,
    workers: `им платят за постройки, на которых он показан; вместо одного годятся ${rate} песо`,
  })),
  source: 'правила на разных языках согласны',
  seat: { name: 'Место', text: 'место игрока с его картами, фишками и постройками' },
}

const es: PiecePhrases = {
  group: 'Piezas',
  text: textBy((rate) => ({
    brick: `paga los edificios que lo muestran; ${rate} escombros sustituyen a uno`,
    rubble: `paga los edificios que lo muestran; ${rate} escombros sustituyen a un ladrillo de color`,
    pesos: `paga los edificios que lo muestran; ${rate} pesos sustituyen a un obrero`,
    workers: `paga los edificios que lo muestran; ${rate} pesos sustituyen a uno`,
  })),
  source: 'los reglamentos coinciden',
  seat: { name: 'Asiento', text: 'el lugar de un jugador, con sus cartas, piezas y edificios' },
}

export const piecePhrases: Readonly<Record<Language, PiecePhrases>> = { en, fr, ru, es }

/** All coloured bricks share one text. */
function textBy(
  said: (rate: number) => Readonly<Record<'brick' | 'rubble' | 'pesos' | 'workers', string>>,
): PiecePhrases['text'] {
  return (piece, rate) => {
    const texts = said(rate)
    switch (piece) {
      case 'rubble':
      case 'pesos':
      case 'workers':
        return texts[piece]
      case 'white':
      case 'yellow':
      case 'green':
      case 'red':
        return texts.brick
    }
  }
}
