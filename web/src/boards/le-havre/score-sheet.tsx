import { SeatMark } from '../../look/seat-mark.tsx'
import styles from './goods-table.module.css'
import type { Scene } from './view.ts'
import { wordsIn } from './words.ts'

/** The score, line by line, once the match is over. */
export function ScoreSheet({ view: { phase }, sitters, language }: Scene) {
  const words = wordsIn[language]
  if (phase.name !== 'over') return null
  const { seats } = phase.result
  const [first] = seats
  return (
    <table class={`${styles.table} ${styles.score}`}>
      <thead>
        <tr>
          <th scope="row">{words.place}</th>
          {seats.map(({ seat, place }) => (
            <th key={seat} scope="col">
              <span class={styles.seat}>
                <SeatMark seat={seat} />
                <span class={styles.name}>{sitters.find((sitter) => sitter.seat === seat)?.name}</span>
              </span>{' '}
              {place}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first?.lines.map(({ label }, line) => (
          <tr key={label}>
            <th scope="row">{words.score[label]}</th>
            {seats.map(({ seat, lines }) => (
              <td key={seat}>{lines[line]?.points}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.points}</th>
          {seats.map(({ seat, points }) => (
            <td key={seat}>
              <b>{points}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
