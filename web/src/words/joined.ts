/** A number stays in one line with the word after it. */
export const joined = (text: string): string => text.replace(/([\d×]) /g, '$1\u00a0')
