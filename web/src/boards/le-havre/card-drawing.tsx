import { iconShapes } from './icons.tsx'
import { pictures } from './pictures.ts'
import styles from './silhouettes.module.css'
import { silhouettes } from './silhouettes.tsx'

/** The drawing of a building or a ship, with its sign. */
export function CardDrawing({ id }: { readonly id: string }) {
  const [silhouette, sign] = pictures[id] ?? ['house']
  return (
    <svg class={styles.drawing} viewBox="0 -1 64 44" aria-hidden="true">
      {silhouettes[silhouette]}
      {sign && (
        <g class={styles.sign} transform="translate(21 20) scale(.92)">
          <rect x="-1" y="-1" width="26" height="26" rx="5" class={styles.board} />
          <g transform="translate(2.5 2.5) scale(.79)">{iconShapes(sign)}</g>
        </g>
      )}
      <path class={styles.line} d="M1 41h62" />
    </svg>
  )
}
