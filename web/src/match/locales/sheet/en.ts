/** The words of the sheet of a piece, and of its entry in the reference. */
export const en = {
  previous: 'The piece before',
  next: 'The next piece',
  number: 'Number',
  cost: 'Cost',
  fee: 'Entry',
  ourOwn: 'Our own numbers',
  ruled: 'A ruling',
  house: 'Its numbers are our own, not the publisher’s.',
  ruling: 'Its numbers are a ruling.',
  on: 'What is on it',
  can: 'What you can do',
}

export type SheetWords = typeof en
