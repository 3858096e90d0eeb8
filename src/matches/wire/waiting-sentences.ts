import { z } from 'zod'
import type { Seat } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import { isLate } from '../deadlines/deadlines.ts'
import { holderOf, isPerson, type MatchRecord, type OpenDecisionRow } from '../record/record.ts'
import type { Calendar } from '../time/calendar.ts'
import { isRunning } from '../time/running-time.ts'

/** Why a match waits for a seat. */
export const WaitingReason = z.enum(['deciding', 'resting', 'late', 'paused', 'frozen', 'server']).meta({
  id: 'Waiting',
  description:
    'Why the match waits for a seat. `deciding`: its player has time. `resting`: your own clock is stopped for a night, a rest day or a vacation; you never see this of others. `late`: its deadline has passed. `paused`: all clocks are paused by agreement. `frozen`: a dispute freezes the match, and nobody can decide. `server`: the server answers in a moment, for a bot or for a closed account.',
})
export type WaitingReason = z.infer<typeof WaitingReason>

/**
 * Why a match waits for a decision now. It gives nothing away about standing orders, and only the player learns that
 * they are resting.
 * @param own the caller's seat
 */
export function whyWaiting(
  record: MatchRecord,
  open: OpenDecisionRow,
  now: Date,
  own: Seat | undefined,
): WaitingReason {
  if (record.frozenAt !== null) return 'frozen'
  const holder = holderOf(record, open.seat)
  // If the server does not answer for a bot or a closed account, the seat waits for a substitute.
  if (holder !== undefined && !isPerson(holder)) return open.actAt === null ? 'late' : 'server'
  if (isLate(open)) return 'late'
  if (record.pausedUntil !== null && record.pausedUntil > now) return 'paused'
  if (open.seat === own && holder !== undefined && isResting(open, holder.calendar, now)) return 'resting'
  return 'deciding'
}

const isResting = ({ counted }: OpenDecisionRow, { vacations }: Calendar, now: Date): boolean =>
  counted !== null && !isRunning(now, { ...counted.hours, vacations })

/** The reason as a sentence. */
export const waitingSays: Readonly<Record<Language, Readonly<Record<WaitingReason, (player: string) => string>>>> = {
  en: {
    deciding: (player) => `${player} has time to decide.`,
    resting: (player) => `${player} is resting: the clock stands still.`,
    late: (player) => `${player} is late: the deadline has passed.`,
    paused: () => 'The match is paused: all clocks stand still.',
    frozen: () => 'The match is frozen because of a dispute.',
    server: (player) => `The server answers for ${player} in a moment.`,
  },
  fr: {
    deciding: (player) => `${player} a le temps de décider.`,
    resting: (player) => `${player} se repose : la pendule est arrêtée.`,
    late: (player) => `${player} est en retard : le délai est passé.`,
    paused: () => 'La partie est en pause : toutes les pendules sont arrêtées.',
    frozen: () => 'La partie est suspendue à cause d’un litige.',
    server: (player) => `Le serveur répond pour ${player} dans un instant.`,
  },
  ru: {
    deciding: (player) => `${player}: есть время на решение.`,
    resting: (player) => `${player} отдыхает: часы стоят.`,
    late: (player) => `${player}: срок прошёл, решения ещё нет.`,
    paused: () => 'Партия приостановлена: все часы стоят.',
    frozen: () => 'Партия остановлена из-за спора.',
    server: (player) => `${player}: сервер сейчас ответит сам.`,
  },
  es: {
    deciding: (player) => `${player} tiene tiempo para decidir.`,
    resting: (player) => `${player} descansa: el reloj está parado.`,
    late: (player) => `${player} se retrasa: el plazo ha pasado.`,
    paused: () => 'La partida está en pausa: todos los relojes están parados.',
    frozen: () => 'La partida está detenida por una disputa.',
    server: (player) => `El servidor responde por ${player} en un momento.`,
  },
}
