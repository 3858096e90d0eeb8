import type { ActionId } from './action-id.ts'
import { arquitecto } from './arquitecto.ts'
import { contrabando } from './contrabando.ts'
import { empresario } from './empresario.ts'
import { escombros } from './escombros.ts'
import { guardaespaldas } from './guardaespaldas.ts'
import { ladron } from './ladron.ts'
import { mama } from './mama.ts'
import { mendigo } from './mendigo.ts'
import { obreros } from './obreros.ts'
import { receptador } from './receptador.ts'
import { reciclaje } from './reciclaje.ts'
import { ruina } from './ruina.ts'
import { siesta } from './siesta.ts'

/** The thirteen cards of a player's set. */
export const cards = {
  siesta,
  guardaespaldas,
  mendigo,
  reciclaje,
  ruina,
  escombros,
  obreros,
  arquitecto,
  ladron,
  receptador,
  contrabando,
  empresario,
  mama,
} satisfies Record<ActionId, unknown>
