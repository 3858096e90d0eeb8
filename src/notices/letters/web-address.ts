/** A scheme, `www.`, or a name with a top-level domain. Browsers accept other characters as dots, too (UTS 46 §2.3). */
const webAddress = /https?:|www[.。．｡]|[\p{L}\p{N}][.。．｡]\p{L}{2,}(?![\p{L}\p{N}])/iu

/** Whether a mail program would turn a part of a text into a link. */
export const holdsWebAddress = (text: string): boolean => webAddress.test(text)
