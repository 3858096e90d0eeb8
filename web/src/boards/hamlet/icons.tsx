import type { ComponentChildren } from 'preact'
import type { Noun } from '../../api/schemas.ts'
import { type Good, goods } from './goods.ts'
import styles from './icons.module.css'

type Sign = Good | 'coins' | 'villager' | 'donkey' | 'road' | 'points'

/** On a square of 24, distinguishable by their outlines. */
const shapes: Readonly<Record<Sign, ComponentChildren>> = {
  wood: (
    <>
      <path d="M6 7h13c2 0 2 10 0 10H6Z" fill="#a8743f" />
      <ellipse cx="6" cy="12" rx="3.5" ry="5" fill="#e6c394" />
    </>
  ),
  stone: <path d="m2 18 3-10 8-4 8 5 1 9Z" fill="#a3a7a8" />,
  wheat: (
    <>
      <path d="M12 23V8" />
      <path
        d="M12 9C9 7 9 3 12 1c3 2 3 6 0 8ZM12 15c-5 0-7-3-6-7 4 0 6 3 6 7ZM12 15c5 0 7-3 6-7-4 0-6 3-6 7Z"
        fill="#e0b53c"
      />
    </>
  ),
  planks: <path d="m2 8 14-5 6 3-14 5ZM2 13l6 3 14-5M2 18l6 3 14-5V6M2 8v10M8 11v10" fill="#d6a566" />,
  brick: (
    <>
      <path d="M2 5h20v14H2Z" fill="#c2593f" />
      <path d="M2 12h20M9 5v7M15 12v7" />
    </>
  ),
  milk: (
    <>
      <path d="M8 2h8v4l3 4v12H5V10l3-4Z" fill="#f4f1e8" />
      <path d="M5 13h14" />
    </>
  ),
  flour: (
    <>
      <path d="M7 3h10l-1 4c5 4 5 15-4 15S3 11 8 7Z" fill="#efe4cc" />
      <path d="M8 7h8" />
    </>
  ),
  coins: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#e8c25a" />
      <circle cx="12" cy="12" r="5.5" fill="none" />
    </>
  ),
  villager: (
    <>
      <circle cx="12" cy="6.5" r="4.5" fill="currentColor" />
      <path d="M4 23c0-14 16-14 16 0Z" fill="currentColor" />
    </>
  ),
  donkey: <path d="M3 22v-9l2-2h8l2-7 2 3 4 3-1 3-4 1-1 8h-3v-5H7v5Z" fill="currentColor" />,
  road: <path d="M8 2h8l3 20H5ZM12 4v4M12 11v4M12 18v3" fill="#b9ad97" />,
  points: <path d="m12 1 3 7 8 .5-6 5 2 8-7-4.5L5 21.5l2-8-6-5L9 8Z" fill="#e8c25a" />,
}

export function SignIcon({ sign, size = 20 }: { readonly sign: Sign; readonly size?: number }) {
  return (
    <svg class={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shapes[sign]}
    </svg>
  )
}

/** A sign within a drawing, centred on a point. */
export function DrawnSign({ sign, x, y, size = 14 }: { sign: Sign; x: number; y: number; size?: number }) {
  return (
    <svg
      class={styles.icon}
      viewBox="0 0 24 24"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {shapes[sign]}
    </svg>
  )
}

export function Icon({ noun: { kind, id } }: { readonly noun: Noun }) {
  const good = kind === 'origin' ? String(id).split('@')[0] : id
  const known = kind === 'good' || kind === 'origin' ? goods.find((one) => one === good) : undefined
  return known === undefined ? null : <SignIcon sign={known} />
}
