/** What a picture says: its texts in the order in which they are drawn, and how often each form stands in it. */
export function drawn(svg: string): { texts: string[]; forms: Readonly<Record<string, number>> } {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)
  const forms: Record<string, number> = {}
  for (const [, form = ''] of svg.matchAll(/<use href="#([^"]*)"/g)) forms[form] = (forms[form] ?? 0) + 1
  return { texts, forms }
}

/** What to call the seats, so that each is found again. */
export const named = (seat: number): string => ['Ana', 'Bea', 'Carlos', 'Dora', 'Eva'][seat] ?? ''
