import type { standardIds } from '../data/building-ids.ts'
import type { Building } from './building.ts'
import { craft } from './standard-craft.ts'
import { economic } from './standard-economic.ts'
import { industrial } from './standard-industrial.ts'
import { neutral } from './standard-neutral.ts'
import { publicBuildings } from './standard-public.ts'

/** The 33 standard buildings, as printed. */
export const standard = {
  ...craft,
  ...economic,
  ...industrial,
  ...publicBuildings,
  ...neutral,
} satisfies Record<(typeof standardIds)[number], Building>
