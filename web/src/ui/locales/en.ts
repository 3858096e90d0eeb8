/** What a form says of a field before it is sent. */
export const en = {
  missing: 'Please fill this in.',
  unclear: 'This is not filled in completely.',
  email: 'This is not a mail address like ada@example.org.',
  url: 'This is not an address like https://example.org.',
  whole: 'This must be a whole number.',
  least: (least: string) => `At least ${least}.`,
  most: (most: string) => `At most ${most}.`,
  short: (least: number) => `At least ${least} characters.`,
  long: (most: number) => `At most ${most} characters.`,
}

export type FieldWords = typeof en
