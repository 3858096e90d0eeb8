import type { Seat } from '../words.ts'

/** The colours of every picture. No colour carries a meaning alone: beside it is a number, a shape or a mark. */

export const paper = '#f4efe3'
export const card = '#fffdf7'
export const ink = '#1f2a33'
export const faint = '#6a737a'
export const edge = '#cbbfa6'
export const gold = '#d9a514'

const seats = [
  { fill: '#1f68a8', text: '#ffffff' },
  { fill: '#bf3f17', text: '#ffffff' },
  { fill: '#1d7447', text: '#ffffff' },
  { fill: '#f0b81c', text: ink },
  { fill: '#75459b', text: '#ffffff' },
] as const

/** The colour of a seat, and the colour of text on it. */
export const seatColour = (seat: Seat): { readonly fill: string; readonly text: string } =>
  seats[seat % seats.length] ?? seats[0]
