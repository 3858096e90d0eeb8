/** A label, which begins with a capital letter, as it goes on in a sentence. */
export const inSentence = (label: string): string => label.replace(/./, (first) => first.toLowerCase())
