import type { Game } from './game.ts'
import { havana } from './havana/index.ts'

/** The games there are, by id. */
export const catalogue: ReadonlyMap<string, Game> = new Map([[havana.meta.id, havana]])
