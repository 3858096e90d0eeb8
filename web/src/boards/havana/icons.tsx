import type { ComponentChildren } from 'preact'
import type { Noun } from '../../api/schemas.ts'
import styles from './icons.module.css'

/** The pieces that a player pays with. */
export const pieceKinds = ['white', 'yellow', 'green', 'red', 'rubble', 'pesos', 'workers'] as const
type PieceKind = (typeof pieceKinds)[number]

const brick = (fill: string, mark: ComponentChildren) => (
  <>
    <path d="M2 6h20v12H2Z" fill={fill} />
    {mark}
  </>
)

/** Each kind of brick has a mark, so that they differ without their colours. */
const shapes: Readonly<Record<PieceKind, ComponentChildren>> = {
  white: brick('#f7f3e8', <path d="M7 12h10" />),
  yellow: brick('#e9bf45', <path d="M12 8.500v7M8.500 12h7" />),
  green: brick('#5d9e5a', <path d="m8.500 9 7 6M15.500 9l-7 6" />),
  red: brick('#c85a4a', <circle cx="12" cy="12" r="3" fill="none" />),
  rubble: (
    <>
      <path d="m2 19 4-7 5 1 2 6Z" fill="#a89f90" />
      <path d="m11 19 2-9 5-2 4 7v4Z" fill="#a89f90" />
      <path d="m6 12 2-5 4 1-1 5Z" fill="#a89f90" />
    </>
  ),
  pesos: (
    <>
      <circle cx="12" cy="12" r="9.500" fill="#e8c25a" />
      <path d="M10 18V6.500h3.500a3 3 0 0 1 0 6H10M7 9.500h10" />
    </>
  ),
  workers: (
    <>
      <circle cx="12" cy="7" r="4.500" fill="#d9a86c" />
      <path d="M3.500 22c0-13 17-13 17 0Z" fill="#6d8fb5" />
    </>
  ),
}

export function PieceIcon({ kind, size = 20 }: { readonly kind: PieceKind; readonly size?: number }) {
  return (
    <svg class={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shapes[kind]}
    </svg>
  )
}

export function Icon({ noun: { kind, id } }: { readonly noun: Noun }) {
  const known = kind === 'piece' ? pieceKinds.find((one) => one === id) : undefined
  return known === undefined ? null : <PieceIcon kind={known} />
}
