import type { ComponentChildren } from 'preact'
import type { Noun } from '../../api/schemas.ts'
import styles from './icons.module.css'

/** The pieces that a player pays with. */
export const pieceKinds = ['white', 'yellow', 'green', 'red', 'rubble', 'pesos', 'workers'] as const
type PieceKind = (typeof pieceKinds)[number]

/** A block, seen from its corner, with a pattern on its front. */
const brick = (fill: string, pattern?: ComponentChildren) => (
  <>
    <path d="M1 10 6 4h17v10l-5 6H1Z" fill={fill} />
    <path d="M18 10 23 4v10l-5 6Z" fill="#2a241b" fill-opacity="0.25" stroke="none" />
    <path d="M1 10 6 4h17l-5 6Z" fill="#fff" fill-opacity="0.4" stroke="none" />
    <path d="M1 10h17v10M18 10l5-6" />
    {pattern}
  </>
)

/** The pattern of each kind of brick tells it from the others without their colours; none is a sign of arithmetic. */
const shapes: Readonly<Record<PieceKind, ComponentChildren>> = {
  white: brick('#f7f3e8'),
  yellow: brick('#e9bf45', <path d="M5 15h0M9.5 15h0M14 15h0" stroke-width={2.6} />),
  green: brick('#5d9e5a', <path d="m1.5 17 6-6.5M6 19.5l8.5-9M11.5 19.5l6-6.5" />),
  red: brick('#c85a4a', <path d="M1 15h17M9.5 10v5M5.5 15v5M13.5 15v5" />),
  rubble: (
    <>
      <path d="m2 19 4-7 5 1 2 6Z" fill="#a89f90" />
      <path d="m11 19 2-9 5-2 4 7v4Z" fill="#a89f90" />
      <path d="m6 12 2-5 4 1-1 5Z" fill="#a89f90" />
    </>
  ),
  pesos: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#e8c25a" />
      <path d="M10 18V6.5h3.5a3 3 0 0 1 0 6H10M7 9.5h10" />
    </>
  ),
  workers: (
    <>
      <circle cx="12" cy="7" r="4.5" fill="#d9a86c" />
      <path d="M3.5 22c0-13 17-13 17 0Z" fill="#6d8fb5" />
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
