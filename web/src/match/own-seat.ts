import type { Match } from '../api/schemas.ts'

/** Whether the reader has a seat that they have not given up. */
export const isPlaying = ({ players, yourSeat }: Match): boolean =>
  players.some(({ seat, resigned }) => seat !== null && seat === yourSeat && !resigned)
