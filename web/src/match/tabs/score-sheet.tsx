import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../api/schemas.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { printed } from '../../words/printed-number.ts'
import { language } from '../../words/words.ts'
import { tabWords } from '../words.ts'
import styles from './match-tabs.module.css'

interface Props {
  readonly result: Schemas['Result']
  nameOf(seat: number, player: string): ComponentChildren
}

/** The points of every seat: their total, then line by line; the first place first. */
export function ScoreSheet({ result, nameOf }: Props) {
  const tab = tabWords[language.value]
  const ranked = result.seats.toSorted((one, other) => one.place - other.place)
  const lines = [...new Map(ranked.flatMap((seat) => seat.lines.map((line) => [line.label, line]))).values()]
  return (
    <div class={styles.wide}>
      <table class={styles.score}>
        <thead>
          <tr>
            <td />
            {ranked.map(({ seat, player, place }) => (
              <th key={seat} scope="col">
                <span class={styles.place}>
                  {tab.place(place)}
                  <SeatMark seat={seat} size={12} />
                </span>
                {nameOf(seat, player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class={styles.total}>
            <th scope="row">{tab.total}</th>
            {ranked.map(({ seat, points }) => (
              <td key={seat}>{printed(points)}</td>
            ))}
          </tr>
          {lines.map(({ label, says, explains }) => (
            <tr key={label}>
              <th scope="row">
                {says} <span class={styles.explained}>{explains}</span>
              </th>
              {ranked.map(({ seat, lines: own }) => {
                const line = own.find((one) => one.label === label)
                return <td key={seat}>{line && printed(line.points)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
