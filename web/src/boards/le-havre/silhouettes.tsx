import type { ComponentChildren } from 'preact'
import styles from './silhouettes.module.css'

const { wall, roof, sail, dark, ground, line } = styles

/** The silhouettes of buildings, on a field of 64 by 44 with the ground at 40. */
export const silhouettes = {
  house: (
    <>
      <path class={wall} d="M14 40V22h36v18Z" />
      <path class={roof} d="M9 23 32 7l23 16Z" />
    </>
  ),
  kitchen: (
    <>
      <path class={wall} d="M12 40V22h40v18Z" />
      <path class={roof} d="M40 16V6h6v13M7 23 32 9l25 14Z" />
      <path class={line} d="M43 4c-2-2 2-2 0-4" />
    </>
  ),
  works: (
    <>
      <path class={dark} d="M49 40V4h7v36Z" />
      <path class={wall} d="M8 40V20l13-8v8l13-8v8l15-8v28Z" />
    </>
  ),
  hall: (
    <>
      <path class={roof} d="M8 17 32 4l24 13Z" />
      <path class={wall} d="M12 17h40v23H12Z" />
      <path class={line} d="M18 19v19M46 19v19M9 40h46" />
    </>
  ),
  stall: (
    <>
      <path class={wall} d="M12 22h40v18H12Z" />
      <path class={roof} d="M12 9h40l6 13H6Z" />
      <path class={line} d="m21 9-2 13M32 9v13M43 9l2 13" />
    </>
  ),
  barn: (
    <>
      <path class={wall} d="M10 40V21l9-12h26l9 12v19Z" />
      <path class={line} d="M10 21h44" />
    </>
  ),
  mound: <path class={ground} d="M2 40c9-2 14-26 30-26s21 24 30 26Z" />,
  wharf: (
    <>
      <path class={dark} d="M47 40V6h5v34Z" />
      <path class={line} d="M52 8 20 12M20 12v10M50 4 44 9" />
      <path class={wall} d="M6 24h36l-6 12H12Z" />
      <path class={dark} d="M2 36h60v4H2Z" />
    </>
  ),
  church: (
    <>
      <path class={wall} d="M22 40V24h32v16ZM8 40V18h14v22Z" />
      <path class={roof} d="M20 25l18-9 18 9ZM6 19 15 5l9 14Z" />
      <path class={line} d="M15 5V0M12.5 2h5" />
    </>
  ),
  bridge: (
    <>
      <path class={line} d="M2 27C12 8 22 8 32 27 42 8 52 8 62 27M12 13v14M22 13v14M42 13v14M52 13v14" />
      <path class={dark} d="M1 27h62v5H1ZM29 32h6v8h-6Z" />
    </>
  ),
  mine: (
    <>
      <path class={ground} d="M2 40c6-8 14-12 22-10l8 10Z" />
      <path class={line} d="M28 40 40 12l12 28M33 28h14" />
      <circle class={wall} cx="40" cy="10" r="6" />
    </>
  ),
  kiln: (
    <>
      <path class={line} d="M32 9c-3-3 3-4 0-8" />
      <path class={wall} d="M11 40V30a21 21 0 0 1 42 0v10Z" />
    </>
  ),
  field: (
    <>
      <path class={wall} d="M36 26V16h18v10Z" />
      <path class={roof} d="M33 17 45 7l12 10Z" />
      <path class={ground} d="M2 26h60v14H2Z" />
      <path class={line} d="M14 26 6 40M26 26l-4 14M38 26v14M50 26l6 14" />
    </>
  ),
  forest: (
    <>
      <path class={ground} d="M12 4l10 30H2ZM52 2l11 32H41Z" />
      <path class={wall} d="M20 40V24h24v16Z" />
      <path class={roof} d="m16 25 16-11 16 11Z" />
    </>
  ),
  windmill: (
    <>
      <path class={wall} d="M26 40 30 12h4l4 28Z" />
      <path class={dark} d="M32 12 30 0h4ZM32 12l12-2v4ZM32 12l2 12h-4ZM32 12l-12 2v-4Z" />
    </>
  ),
  crane: (
    <>
      <path class={dark} d="M26 40V14h6v26Z" />
      <path class={line} d="M29 14 56 8v12M29 14l-15 6v8" />
      <path class={wall} d="M18 36h24v4H18Z" />
    </>
  ),
  sailer: (
    <>
      <path class={sail} d="M30 26V3l20 23ZM26 26V9L10 26Z" />
      <path class={roof} d="M6 28h52l-9 12H15Z" />
    </>
  ),
  steamer: (
    <>
      <path class={roof} d="M27 26V8h8v18Z" />
      <path class={line} d="M35 5c5-4 8 2 13-2" />
      <path class={dark} d="M4 26h56l-8 14H14Z" />
    </>
  ),
  freighter: (
    <>
      <path class={roof} d="M20 26V9h7v17ZM34 26V9h7v17Z" />
      <path class={wall} d="M3 26h58l-8 14H12ZM46 26v-7h8v7Z" />
    </>
  ),
  liner: (
    <>
      <path class={roof} d="M17 17V5h6v12ZM29 17V5h6v12ZM41 17V5h6v12Z" />
      <path class={sail} d="M10 17h44v8H10ZM1 25h62l-8 15H9Z" />
      <path class={line} d="M12 31h40" stroke-dasharray="2 4" />
    </>
  ),
  square: (
    <>
      <path class={wall} d="M4 40V22h14v18ZM46 40V20h14v20Z" />
      <path class={roof} d="m2 23 9-9 9 9ZM44 21l9-9 9 9Z" />
    </>
  ),
} as const satisfies Record<string, ComponentChildren>

export type Silhouette = keyof typeof silhouettes
