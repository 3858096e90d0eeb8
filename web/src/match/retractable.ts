import type { Schemas } from '../api/schemas.ts'

type Entry = Schemas['SeenEntry']

/**
 * Whether a seat may be able to take something back, judged by the story alone: false where the server would surely
 * refuse. The story may begin late: an entry that is not in it is no reason to say no.
 */
export function mayBeRetractable(entries: readonly Entry[], seat: number | null): boolean {
  const at = (wanted: number) => entries.find(({ version }) => version === wanted)
  let entry = entries.at(-1)
  // The position is that of an earlier version if the newest entry, or the one that it went back to, took back.
  while (entry?.kind === 'taken-back') {
    const back = takenBack(entry)
    if (!isBy(entry, seat) || back === undefined || back.agreed) return false
    entry = at(back.to)
    if (entry === undefined) return true
  }
  if (entry === undefined || entry.kind !== 'moved' || !isBy(entry, seat)) return false
  return entry.draws === (at(entry.version - 1)?.draws ?? entry.draws)
}

/** Whether the seat itself did it; what the clock or a bot did in its place stays. */
const isBy = ({ actor }: Entry, seat: number | null): boolean =>
  actor.kind === 'seat' && actor.seat === seat && actor.by !== 'clock' && actor.by !== 'bot'

/** How far an entry went back, and whether all had agreed to it. */
function takenBack({ events: [event] }: Entry): { readonly to: number; readonly agreed: boolean } | undefined {
  if (event?.kind !== 'shown' || typeof event.value.to !== 'number') return undefined
  return { to: event.value.to, agreed: event.value.agreed === true }
}
