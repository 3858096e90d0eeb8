export const goods = ['wood', 'stone', 'wheat', 'planks', 'brick', 'milk', 'flour'] as const
export type Good = (typeof goods)[number]
