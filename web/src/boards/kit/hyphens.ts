/** Shorter words fit on every card. */
const long = /[а-яё]{12,}/gi
const syllable = /([а-яё][аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi

/**
 * The text with soft hyphens in its long Russian words, between a vowel and a consonant before a vowel:
 * «Предпри-ниматель». A browser may have no dictionary of Russian, and then breaks a word nowhere.
 */
export const withSoftHyphens = (text: string): string =>
  text.replace(long, (word) => word.replace(syllable, '$1\u00ad'))
