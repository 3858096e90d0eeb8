/** The content of a picture: its texts in drawing order, and how often it has each shape. */
export function drawn(svg: string): { texts: string[]; forms: Readonly<Record<string, number>> } {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)
  const forms: Record<string, number> = {}
  for (const [, form = ''] of svg.matchAll(/<use href="#([^"]*)"/g)) forms[form] = (forms[form] ?? 0) + 1
  return { texts, forms }
}

/** Names for the seats by which tests find them. */
export const named = (seat: number): string => ['Ana', 'Bea', 'Carlos', 'Dora', 'Eva'][seat] ?? ''

/** The number beside each cup: the places of the seats, in drawing order. */
export const placesIn = (svg: string): string[] =>
  [...svg.matchAll(/<use href="#cup"[^>]*\/><text[^>]*>([^<]*)</g)].map(([, place = '']) => place)
