/** A number as it is printed: with a minus sign, not with the short hyphen that computers write. */
export const printed = (number: number): string => String(number).replace('-', '\u2212')
