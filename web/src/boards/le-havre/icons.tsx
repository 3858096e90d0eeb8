import type { ComponentChildren } from 'preact'
import type { Noun } from '../../api/schemas.ts'
import styles from './icons.module.css'

const fish = (
  <>
    <path d="M2 12C5 6.5 12.5 6 16.5 12 12.5 18 5 17.5 2 12Z" fill="#5b9ec9" />
    <path d="M15.5 12 22 6.5v11Z" fill="#5b9ec9" />
    <circle cx="6.5" cy="11" r=".8" fill="currentColor" />
  </>
)

/** The shapes of the icons, on a square of 24, each distinguishable by its outline alone. */
const shapes = {
  franc: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#e8c25a" class={styles.pale} />
      <path d="M10 18V7h6M10 12h5M7.5 15.5H13" class={styles.mark} />
    </>
  ),
  fish,
  'smoked-fish': (
    <>
      <path d="M12 1v3.5" />
      <path d="M12 3.5c6 3.5 6 10 0 13.5-6-3.5-6-10 0-13.5Z" fill="#c98a35" />
      <path d="m12 16.5 4.5 6.5h-9Z" fill="#c98a35" />
      <path d="M12 8h.01M2.5 20c-2.5-4 2-6 0-11M21.5 20c2.5-4-2-6 0-11" />
    </>
  ),
  wood: (
    <>
      <path d="m12.5 7 2-5H18l-1.5 5Z" fill="#a8743f" />
      <path d="M6 7h13.5c2 0 2 10.5 0 10.5H6Z" fill="#a8743f" />
      <ellipse cx="6" cy="12.25" rx="3.8" ry="5.25" fill="#e6c394" class={styles.pale} />
      <circle cx="6" cy="12.25" r="1" class={styles.mark} />
    </>
  ),
  charcoal: (
    <>
      <path d="M3.5 9h4.5v12H3.5ZM9.75 3.5h4.5V21h-4.5ZM16 7h4.5v14H16Z" fill="#3b3b3f" />
      <path d="M2 14h20" class={styles.band} />
    </>
  ),
  clay: (
    <>
      <path d="M1.5 20C3 13.5 6.5 13 8 9.5c2-5 6.5-5 8 0 1 3.5 5 4 6.5 10.5Z" fill="#d0803f" />
      <path d="M9 16h.01M14 12.5h.01M16 17h.01" />
    </>
  ),
  brick: (
    <>
      <path d="M2 5h20v14H2Z" fill="#c2593f" />
      <path d="M2 12h20M9 5v7M15.5 12v7" />
    </>
  ),
  iron: (
    <>
      <path d="m1.5 19 3-9H14l3 9Z" fill="#8c98a3" />
      <path d="m14 10 4.5-4L22.5 14 17 19ZM4.5 10 10 6h8.5L14 10Z" fill="#a9b4bd" />
    </>
  ),
  steel: <path d="M4 2.5h16V7h-5.5v10H20v4.5H4V17h5.5V7H4Z" fill="#b9cbd9" />,
  grain: (
    <>
      <path d="M12 22.5V8" />
      <path
        d="M12 1.5c2.5 2 2.5 4.5 0 6.5-2.5-2-2.5-4.5 0-6.5ZM12 12c-4.5 0-6-2-6-6 4 0 6 2.5 6 6ZM12 12c4.5 0 6-2 6-6-4 0-6 2.5-6 6ZM12 18c-4.5 0-6-2-6-6 4 0 6 2.5 6 6ZM12 18c4.5 0 6-2 6-6-4 0-6 2.5-6 6Z"
        fill="#e0b13c"
      />
    </>
  ),
  bread: (
    <>
      <path d="M3 19.5V13C.5 9 3.5 5 8 5h8c4.5 0 7.5 4 5 8v6.5Z" fill="#cc9048" />
      <path d="m7 9 2 4.5M11.5 8.5l2 4.5M16 9l2 4.5" />
    </>
  ),
  cattle: (
    <>
      <path
        d="M7 9C2 9 1 5 2.5 1.5 4 5 6 5.5 8.5 5.5h7c2.5 0 4.5-.5 6-4C23 5 22 9 17 9Z"
        fill="#f0e4cd"
        class={styles.pale}
      />
      <path d="M6 7.5h12L16.5 17c-.7 4-2 5.5-4.5 5.5S8.2 21 7.5 17Z" fill="#a06a43" />
      <path d="M9.5 11.5h.01M14.5 11.5h.01M10.5 19h.01M13.5 19h.01" />
    </>
  ),
  meat: (
    <>
      <path d="m8 12.5 3.5 3.5-4.5 4.2a2.2 2.2 0 1 1-3.7 1 2.2 2.2 0 1 1 .7-3.9Z" fill="#f5ead6" />
      <path d="M9 15C4.5 10.5 8 2.5 15 2.5c7 0 9 7 4.5 11.5-3 3-7.5 3-10.5 1Z" fill="#d9667a" />
      <path d="M13.5 6.5c-2 .5-3 2-3 4" />
    </>
  ),
  coal: (
    <>
      <path d="M2.5 15.5 5.5 7 13 2.5 20.5 8l1 8.5-5 5H7.5Z" fill="#36363b" />
      <path d="m5.5 7 6.5 4.5L20.5 8M12 11.5l-1.5 10" class={styles.band} />
    </>
  ),
  coke: (
    <path
      d="m12 2 4.5 2.5v4.5L12 11.5 7.5 9V4.5ZM6.5 12.5 11 15v4.5L6.5 22 2 19.5V15ZM17.5 12.5 22 15v4.5L17.5 22 13 19.5V15Z"
      fill="#7b7e87"
    />
  ),
  hides: (
    <path
      d="M9 1.5h6l.5 4 4-1.5 2.5 4-4.5 2.5v4.5L22 18l-2.5 4-4.5-2.5-2 3h-2l-2-3L4.5 22 2 18l4.5-3v-4.5L2 8l2.5-4 4 1.5Z"
      fill="#dcbd90"
    />
  ),
  leather: (
    <>
      <path d="M6.5 2.5H14V12c0 2.5 7.5 2 7.5 6.5H6.5Z" fill="#8a5733" />
      <path d="M5.5 18.5h16.5v3H5.5ZM6.5 6H14" fill="#5f3a20" />
    </>
  ),
  'ship-wooden': (
    <>
      <path d="M2 15h20l-3.5 6.5h-13Z" fill="#9a6433" />
      <path d="M9 14V2l10 11.5Z" fill="#fffdf7" class={styles.pale} />
      <path d="M9 2v13" />
    </>
  ),
  'ship-iron': (
    <>
      <path d="M2 15h20l-3.5 6.5h-13Z" fill="#8c98a3" />
      <path d="M10 15V6.5h4V15Z" fill="#c8451b" />
      <path d="M14 3c2-2.5 4 1 6-1" />
    </>
  ),
  'ship-steel': (
    <>
      <path d="M2 15h20l-3.5 6.5h-13Z" fill="#b9cbd9" />
      <path d="M6.5 15V6.5h3.5V15ZM13.5 15V6.5H17V15Z" fill="#c8451b" />
    </>
  ),
  'ship-luxury': (
    <>
      <path d="M1 14h22l-3.5 7.5H5Z" fill="#fffdf7" class={styles.pale} />
      <path d="M5 14V6h3v8ZM10.5 14V6h3v8ZM16 14V6h3v8Z" fill="#c8451b" />
      <path d="M6 18h.01M10 18h.01M14 18h.01M18 18h.01" class={styles.mark} />
    </>
  ),
  food: <path d="M7 22V2M3.5 2v5c0 4.5 7 4.5 7 0V2M17 22V2c-4 2-4 9 0 11" />,
  energy: (
    <path
      d="M12 22c-5 0-7.5-3-7.5-7 0-5 5-6.5 4.5-13 4 2 5.5 5 5.5 8 1-.5 1.5-1.5 1.5-3 2.5 2 3.5 5 3.5 8 0 4-2.5 7-7.5 7Z"
      fill="#e39a4a"
    />
  ),
  short: (
    <>
      <path d="M12 3 22 20H2Z" fill="#e6b03c" />
      <path d="M12 9v5M12 16.5v1" />
    </>
  ),
  loan: (
    <>
      <path d="M4 1.5h16v21H4Z" fill="#f3c5bb" class={styles.pale} />
      <path d="M8 6.5h8M8 11h8M8 15.5h4" class={styles.mark} />
    </>
  ),
  interest: (
    <>
      <path d="M2.5 1.5h19v21h-19Z" fill="#f3c5bb" class={styles.pale} />
      <path d="m7.5 18 9-12" class={styles.mark} />
      <circle cx="8.5" cy="8" r="2" class={styles.mark} />
      <circle cx="15.5" cy="16" r="2" class={styles.mark} />
    </>
  ),
  cost: (
    <>
      <path d="m10 11 9.5 9.5" class={styles.handle} />
      <path d="m3 9.5 7-7 5 1.5L6 13Z" fill="currentColor" />
    </>
  ),
  fee: (
    <>
      <path d="M10 3H4v18h6" />
      <path d="M9 12h12M16.5 7l5 5-5 5" />
    </>
  ),
  disc: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="4" fill="currentColor" />
    </>
  ),
  building: (
    <>
      <path d="M2 21.5v-10l6.5-4.5v4.5L15 7v4.5L21.5 7v14.5Z" />
      <path d="M7 17h2M14 17h2" />
    </>
  ),
  home: <path d="M3 12 12 3l9 9M6 10v11h12V10" />,
  hidden: (
    <>
      <path d="M5 2h14v20H5Z" fill="#5d6f7c" />
      <path d="m5 2 14 20M19 2 5 22" />
    </>
  ),
} as const satisfies Record<string, ComponentChildren>

export type IconName = keyof typeof shapes

const isIcon = (name: string): name is IconName => name in shapes

/** The shapes of an icon, for use within another drawing of the same scale. */
export const iconShapes = (name: IconName): ComponentChildren => shapes[name]

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}

const iconOf = ({ kind, id }: Noun): string | undefined => {
  if (kind === 'item' || kind === 'offer') return String(id)
  return kind === 'ship-type' ? `ship-${id}` : undefined
}

/** The icon of a noun: an item, an offer, or a type of ships. Renders nothing for other nouns. */
export function GoodIcon({ noun, size }: { readonly noun: Noun; readonly size?: number }) {
  const name = iconOf(noun)
  return name !== undefined && isIcon(name) ? <Icon name={name} {...(size === undefined ? {} : { size })} /> : null
}
