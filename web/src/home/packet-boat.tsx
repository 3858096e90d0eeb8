import styles from './packet-boat.module.css'

/** A packet boat with mail, off a small town: the picture of the first page, drawn for this project. */
export function PacketBoat({ title }: { readonly title: string }) {
  return (
    <svg
      class={styles.picture}
      viewBox="0 0 600 400"
      role="img"
      aria-label={title}
      preserveAspectRatio="xMidYMax slice"
    >
      <rect class={styles.sky} width={600} height={400} />
      <circle class={styles.halo} cx={462} cy={112} r={70} />
      <circle class={styles.sun} cx={462} cy={112} r={44} />
      <path class={styles.cloud} d="M52 92h96a17 17 0 0 0-6-33 26 26 0 0 0-48-8 20 20 0 0 0-34 14 14 14 0 0 0-8 27Z" />
      <path class={styles.cloud} d="M520 196h58a11 11 0 0 0-3-22 17 17 0 0 0-32-5 13 13 0 0 0-23 27Z" />
      <path class={styles.far} d="M0 252Q90 176 196 226T404 216 600 232V300H0Z" />
      <path class={styles.near} d="M0 262Q70 214 168 262T330 270H0Z" />
      <Town />
      <Lighthouse />
      <rect class={styles.sea} y={268} width={600} height={132} />
      <Boat />
      <path class={styles.wave} d="M0 330q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V400H0Z" />
      <path
        class={styles.front}
        d="M-25 362q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V400H-25Z"
      />
      <path class={styles.gulls} d="M330 74q9-9 16 0 8-9 17 0M392 46q7-7 12 0 6-7 13 0" />
    </svg>
  )
}

const houses = [
  { x: 22, y: 236, width: 26, height: 32 },
  { x: 58, y: 226, width: 30, height: 42 },
  { x: 98, y: 240, width: 24, height: 28 },
  { x: 128, y: 248, width: 22, height: 20 },
]

function Town() {
  return (
    <>
      {houses.map(({ x, y, width, height }) => (
        <g key={x}>
          <rect class={styles.wall} x={x} y={y} width={width} height={height} />
          <path class={styles.roof} d={`M${x - 4} ${y}L${x + width / 2} ${y - 18}L${x + width + 4} ${y}Z`} />
          <rect class={styles.window} x={x + width / 2 - 3} y={y + 7} width={6} height={8} />
        </g>
      ))}
      <path class={styles.roof} d="M67 208 73 184l6 24Z" />
    </>
  )
}

function Lighthouse() {
  return (
    <>
      <path class={styles.near} d="M500 268q34-22 100-14v14Z" />
      <path class={styles.wall} d="m540 258 5-76h18l5 76Z" />
      <path class={styles.roof} d="m542.5 226 1.5-20h20l1.5 20ZM543 172l11-12 11 12Z" />
      <rect class={styles.lamp} x={546} y={172} width={16} height={10} />
    </>
  )
}

const pennants = ['var(--seat-0)', 'var(--seat-1)', 'var(--seat-2)', 'var(--seat-3)', 'var(--seat-4)']

function Boat() {
  return (
    <>
      <path
        class={styles.smoke}
        d="M306 128c-24-8-20-34 4-32 2-26 40-34 52-12 24-14 50 4 40 24 22 4 20 30-4 30-24 8-66 6-92-10Z"
      />
      <path class={styles.rope} d="M178 268V148L300 140M418 268V112" />
      {pennants.map((fill, place) => {
        const [x, y] = [184 + place * 22, 147.6 - place * 1.45]
        return <path key={fill} d={`M${x} ${y}h15l-7.5 17Z`} style={{ fill }} />
      })}
      <path class={styles.funnel} d="M282 132h44v70h-44Z" />
      <path class={styles.stripe} d="M282 146h44v16h-44Z" />
      <path class={styles.deck} d="M246 196h116v34H246ZM206 228h200v42H206Z" />
      <path class={styles.edge} d="M240 196h128M200 228h212" />
      {[226, 254, 282, 310, 338, 366].map((x) => (
        <circle key={x} class={styles.window} cx={x + 6} cy={249} r={6.5} />
      ))}
      {[262, 290, 318].map((x) => (
        <rect key={x} class={styles.window} x={x} y={205} width={16} height={14} rx={2} />
      ))}
      <path class={styles.hull} d="M138 268h330q-6 44-40 78H186q-38-30-48-78Z" />
      <path class={styles.stripe} d="M141 280h325l-2.5 9H143.5Z" />
      <g class={styles.letter}>
        <path d="M418 114h66v42h-66Z" />
        <path d="m418 116 33 24 33-24" />
      </g>
    </>
  )
}
