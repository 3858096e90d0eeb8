import type { ComponentChildren } from 'preact'
import icons from './icons.module.css'
import type { Box } from './room.ts'
import type { Tile } from './view.ts'

/** The pictures of buildings, on a square of 24, distinguishable by their outlines. Drawn for this project. */

const wall = '#f3e6c8'
const roof = '#b6543a'
const stone = '#c9c6bb'
const water = '#8fbcd8'
const timber = '#a8743f'

const fir = (x: number, y: number, size: number) => (
  <path d={`M${x} ${y - size}l${0.7 * size} ${1.6 * size}h${-1.4 * size}Z`} fill="#4f8a50" />
)
const peak = (x: number, y: number, size: number) => (
  <>
    <path d={`M${x - size} ${y + 0.8 * size}l${size} ${-1.6 * size} ${size} ${1.6 * size}Z`} fill="#9aa4ab" />
    <path
      d={`M${x - 0.37 * size} ${y - 0.2 * size}l${0.37 * size} ${-0.6 * size} ${0.37 * size} ${0.6 * size}Z`}
      fill="#fff"
    />
  </>
)
const pond = (
  <>
    <ellipse cx="12" cy="16.5" rx="10" ry="5.5" fill={water} />
    <path d="M7 17q2.5-2 5 0t5 0" />
  </>
)
const tower = <path d="M6 23V9H4V3h3.5v2.5h3V3h3v2.5h3V3H20v6h-2v14Z" fill={stone} />

const house = (
  <>
    <path d="M4 23V12h16v11Z" fill={wall} />
    <path d="M1.5 13 12 3l10.5 10Z" fill={roof} />
    <path d="M10 23v-6h4v6Z" fill={timber} />
  </>
)
const barn = (
  <>
    <path d="M2.5 23V11L6 4.5h12l3.5 6.5v12Z" fill={roof} />
    <path d="M7.5 23v-9h9v9M7.5 14l9 9M16.5 14l-9 9" stroke="#fff6e0" />
  </>
)

const kinds: Readonly<Record<Tile['kind'], ComponentChildren>> = {
  church: (
    <>
      <path d="M8 23V14l8-5 7 5v9Z" fill={wall} />
      <path d="M7 14.5 15.5 9l8 5.5Z" fill={roof} />
      <path d="M2 23V11h7v12Z" fill={wall} />
      <path d="M1 11.5 5.5 4 10 11.5Z" fill={roof} />
      <path d="M5.5 4V.5M4 1.8h3" />
      <path d="M14 23v-4a2 2 0 0 1 4 0v4Z" fill={timber} />
      <path d="M5.5 14v3" />
    </>
  ),
  market: (
    <>
      <path d="M4 11v12M20 11v12" />
      <path d="M3.5 16h17v4.5h-17Z" fill={timber} />
      <circle cx="8" cy="14.5" r="1.8" fill="#e0b53c" />
      <circle cx="12" cy="14.5" r="1.8" fill="#c2593f" />
      <circle cx="16" cy="14.5" r="1.8" fill="#7fa650" />
      <path d="M4 3h16l2.5 7.5q-2.6 2-5.25 0-2.6 2-5.25 0-2.6 2-5.25 0-2.6 2-5.25 0Z" fill="#fff6e0" />
      <path d="M4 3h4l-1.25 7.5q-2.6 2-5.25 0ZM12 3h4l1.25 7.5q-2.6 2-5.25 0Z" fill="#c8451b" />
    </>
  ),
  'town-hall': (
    <>
      <path d="M2 23V12h20v11Z" fill={wall} />
      <path d="M1 12.5h22L19.5 8h-15Z" fill={roof} />
      <path d="M9 12.5V4h6v8.5" fill={wall} />
      <path d="M8 4.5 12 .5l4 4Z" fill={roof} />
      <circle cx="12" cy="8.2" r="2" fill="#fff" />
      <path d="M10 23v-5h4v5ZM5 16v3M19 16v3" fill={timber} />
    </>
  ),
  source: barn,
  refinery: house,
  landmark: <path d="M5 23h14v-3H5ZM8.5 20 10 6l2-5 2 5 1.5 14Z" fill={stone} />,
}

/** Buildings with a picture of their own, unlike others of their kind. */
const own: Readonly<Record<string, ComponentChildren>> = {
  windmill: (
    <>
      <path d="M8 23 9.5 9h5L16 23Z" fill={wall} />
      <path d="M12 10 4 2l3-1ZM12 10l8-8 1 3ZM12 10l8 8-3 1ZM12 10l-8 8-1-3Z" fill="#fff6e0" />
      <circle cx="12" cy="10" r="1.5" fill={timber} />
    </>
  ),
  shrine: (
    <>
      <path d="M3 23V11a9 9 0 0 1 18 0v12Z" fill="#e9e4f2" />
      <path d="M12 6v13M8 10.5h8" />
    </>
  ),
  'trade-post': (
    <>
      <path d="M2 5h20M12 1.5V23M7.5 23h9" />
      <path d="M2.5 5.5 1 14h8L7.5 5.5ZM16.5 5.5 15 14h8l-1.5-8.5Z" fill="#e0b53c" />
    </>
  ),
  'pond-forest': (
    <>
      {fir(7, 6.5, 5.5)}
      {fir(17, 6.5, 5.5)}
      {pond}
    </>
  ),
  'pond-mountain': (
    <>
      {peak(12, 7.5, 8)}
      {pond}
    </>
  ),
  'woodland-small': (
    <>
      {fir(8, 11, 9)}
      {fir(17, 14, 7)}
    </>
  ),
  'woodland-large': (
    <>
      {fir(6, 10, 7.5)}
      {fir(18, 10, 7.5)}
      {fir(12, 13, 9)}
    </>
  ),
  'mountain-range-small': (
    <>
      {peak(16, 15, 7)}
      {peak(9, 13, 9)}
    </>
  ),
  'mountain-range-large': (
    <>
      {peak(6.5, 15, 6.5)}
      {peak(18, 15, 6.5)}
      {peak(12, 12, 10)}
    </>
  ),
  warehouse: (
    <>
      <path d="M1.5 23V9L12 2l10.5 7v14Z" fill="#d9b27c" />
      <path d="M6 23v-6h6v6ZM12 23v-6h6v6ZM9 17v-6h6v6Z" fill={timber} />
    </>
  ),
  stables: (
    <>
      <path d="M2 23V11l5-6h10l5 6v12Z" fill={timber} />
      <path d="M7.5 23V14q4.5-5 9 0v9Z" fill="#4a3a2a" />
    </>
  ),
  'outpost-1': (
    <>
      {tower}
      <circle cx="12" cy="13" r="1.8" fill="#2a241b" />
    </>
  ),
  'outpost-2': (
    <>
      {tower}
      <circle cx="12" cy="12" r="1.8" fill="#2a241b" />
      <circle cx="12" cy="18" r="1.8" fill="#2a241b" />
    </>
  ),
  smithy: <path d="M1 6h22q-1 7-8 8v4l4 5H5l4-5v-4Q2 13 1 6Z" fill="#7c858c" />,
  square: (
    <>
      <path d="M2 2h20v20H2Z" fill="#e8dcc0" />
      <path d="M2 12h20M12 2v20" />
      <circle cx="12" cy="12" r="4.5" fill={water} />
    </>
  ),
  tavern: (
    <>
      <path d="M17 9h5v9h-5" />
      <path d="M4 6h13v16H4Z" fill="#e0b53c" />
      <path d="M3 6.5Q3 2 7 3q4-3 7 0 5-1 4 3.5Z" fill="#fff6e0" />
    </>
  ),
}

/** The width of lines, whatever the size of the picture. */
const line = 1.2

/** The picture of a building. A source shows its goods only on its slots, except for a barn, which takes any. */
export function Emblem({ id, tile, at }: { readonly id: string; readonly tile: Tile; readonly at: Box }) {
  return (
    <svg
      class={icons.icon}
      viewBox="0 0 24 24"
      x={at.x - at.width / 2}
      y={at.y - at.height / 2}
      width={at.width}
      height={at.height}
      style={{ strokeWidth: (line * 24) / at.width }}
      aria-hidden="true"
    >
      {own[id] ?? kinds[tile.kind]}
    </svg>
  )
}
