import type { ActionId } from './action-id.ts'
import { arquitecto } from './arquitecto.ts'
import { contrabando } from './contrabando.ts'
import { empresario } from './empresario.ts'
import { escombros } from './escombros.ts'
import { guardaespaldas } from './guardaespaldas.ts'
import { mama } from './mama.ts'
import { mendigo } from './mendigo.ts'
import { obreros } from './obreros.ts'
import { reciclaje } from './reciclaje.ts'
import { ruina } from './ruina.ts'
import { siesta } from './siesta.ts'

/** All cards except the thieves. The thieves need these to find out whether a player is guarded. */
export const peaceful = {
  siesta,
  guardaespaldas,
  mendigo,
  reciclaje,
  ruina,
  escombros,
  obreros,
  arquitecto,
  contrabando,
  empresario,
  mama,
}

/** Whether one of these face-up cards guards its player from thieves. */
export const isGuarded = (table: readonly ActionId[]): boolean =>
  Object.values(peaceful).some(({ id, printed }) => printed.type === 'guard' && table.includes(id))
