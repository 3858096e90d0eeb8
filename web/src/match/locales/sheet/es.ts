import type { SheetWords } from './en.ts'

export const es: SheetWords = {
  previous: 'La pieza anterior',
  next: 'La pieza siguiente',
  number: 'Número',
  cost: 'Coste',
  fee: 'Entrada',
  ourOwn: 'Números nuestros',
  ruled: 'Interpretación nuestra',
  house: 'Sus números son nuestros, no de la editorial.',
  ruling: 'Sus números son una interpretación nuestra.',
  on: 'Lo que hay encima',
  can: 'Lo que puede hacer',
}
