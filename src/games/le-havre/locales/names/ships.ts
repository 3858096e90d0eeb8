import type { ShipId } from '../../data/ships.ts'

/** The names of the ships, as a single source spells them (unverified). Languages in Latin script keep them. */
export const shipNames: Readonly<Record<ShipId, string>> = {
  apolline: 'Apolline',
  blanche: 'Blanche',
  dina: 'Dina',
  lucie: 'Lucie',
  noemi: 'Noemi',
  cherbourg: 'Cherbourg',
  ophelie: 'Ophelie',
  boulogne: 'Boulogne',
  salomee: 'Salomee',
  'saint-malo': 'Saint-Malo',
  dunkerque: 'Dunkerque',
  triest: 'Triest',
  caen: 'Caen',
  bremerhaven: 'Bremerhaven',
  calais: 'Calais',
  amsterdam: 'Amsterdam',
  lissabon: 'Lissabon',
  'ms-susanne': 'MS Susanne',
  'ms-doris': 'MS Doris',
  'ms-andrea': 'MS Andrea',
}
