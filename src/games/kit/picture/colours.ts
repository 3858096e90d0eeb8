import type { Seat } from '../basic-types.ts'

/** The colours of every picture. No colour carries a meaning alone: beside it is a number, a shape or a mark. */

export const paper = '#f4efe3'
export const card = '#fffdf7'
export const ink = '#1f2a33'
export const edge = '#cbbfa6'
export const gold = '#d9a514'

const seats = ['#b3261e', '#1f5fa8', '#2f6b2f', '#7a5200', '#6b3fa0'] as const

/** The colour of a seat, as it is in the client by day; dark enough for white text on it. */
export const seatColour = (seat: Seat): string => seats[seat % seats.length] ?? seats[0]

/** The colour of text on the colour of a seat. */
export const onSeatColour = '#ffffff'
