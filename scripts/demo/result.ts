import type { Result } from './answers.ts'
import { heading, line, table } from './print.ts'

/** Prints the ranking with everybody's points. */
export function printResult({ says, seats }: Result): void {
  heading('The result')
  line(says)
  const ranking = seats.toSorted((one, other) => one.place - other.place)
  table(
    ranking.map(({ place, player, points, lines }) => [
      `${place}.`,
      player,
      points,
      lines.map((each) => `${each.says}: ${each.points}`).join(', '),
    ]),
  )
}
