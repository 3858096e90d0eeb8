/** A scheme, `www.`, or a name with a top-level domain; its dots may be those that browsers take for one (UTS 46 §2.3). */
const webAddress = /https?:|www[.。．｡]|[\p{L}\p{N}][.。．｡]\p{L}{2,}(?![\p{L}\p{N}])/iu

/** Whether a mail program would make a link of a part of a text. */
export const holdsWebAddress = (text: string): boolean => webAddress.test(text)
