import type { Words } from './en.ts'

export const es: Words = {
  title: 'Lo que puede hacer',
  several: '¿Cuál de estas?',
  takeOff: 'Atrás',
  send: 'Enviar',
  sending: 'Enviando',
  goOn: 'Seguir con la jugada',
  checking: 'Comprobando',
  fillIn: (names) => `Falta elegir: ${names}`,
  ifSent: 'Si lo envía, el relato dirá:',
  unknownAfter: 'Lo que viene después aún no se sabe. No habrá vuelta atrás.',
  another: 'Añadir otra jugada',
  foresee: 'Mostrar en el tablero a qué lleva',
  whenAsked: 'Cuando me toque',
  eachTime: 'Cada vez que se me pregunte esto, no solo una',
  lined: 'Estas jugadas se envían juntas',
  optional: 'opcional',
  touchOnBoard: 'Elija en el tablero',
  list: (count) => `lista de ${count}`,
  ofAll: (now, min, max) =>
    min === max
      ? `${now} de ${min}`
      : min === 0
        ? `${now} de ${max} como máximo`
        : `${now}, hacen falta de ${min} a ${max}`,
  proposal: 'sugerido',
  change: 'Pagar de otro modo',
  backToProposal: 'Volver a lo sugerido',
  paidOf: (unit: string, paid: string, owed: string) => `${unit}: ${paid} de ${owed}`,
  short: (count: string) => `${count === '1' ? 'falta' : 'faltan'} ${count}`,
  over: (count: string) => `${count === '1' ? 'sobra' : 'sobran'} ${count}`,
  worth: (count: string) => `vale ${count}`,
  left: (count: number) => `${count === 1 ? 'queda' : 'quedan'} ${count}`,
  max: 'todo',
  less: (name) => `menos: ${name}`,
  more: (name) => `más: ${name}`,
  earlier: (name) => `${name}: antes`,
  later: (name) => `${name}: después`,
  onBoard: 'Toque un lugar del tablero.',
  placeOf: (index, all) => `lugar ${index} de ${all}`,
  previousPlace: 'Lugar anterior',
  nextPlace: 'Lugar siguiente',
}
