import { LinkButton } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { words } from '../words/words.ts'
import styles from './home.module.css'

/** What this is, for somebody who comes for the first time. */
export function Arriving() {
  const { app, arriving } = words.value
  return (
    <Page title={app.tagline}>
      <PacketBoat title={arriving.picture} />
      <div class={styles.introduction}>
        {arriving.what.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div class={styles.ways}>
        <LinkButton href="/sign-up" isMain>
          {arriving.begin}
        </LinkButton>
        <LinkButton href="/sign-in">{app.signIn}</LinkButton>
        <LinkButton href="/find">{app.find}</LinkButton>
      </div>
    </Page>
  )
}

function PacketBoat({ title }: { readonly title: string }) {
  return (
    <svg class={styles.boat} viewBox="0 0 640 200" role="img" aria-label={title}>
      <rect class={styles.sky} width={640} height={200} />
      <circle class={styles.sun} cx={520} cy={60} r={26} />
      <path class={styles.smoke} d="M292 46c-18-10-6-26 12-20 8-16 34-10 32 6 18-2 20 18 4 20-14 6-36 4-48-6z" />
      <path class={styles.hull} d="M160 118h330l-44 62H206z" />
      <path class={styles.deck} d="M214 92h196v26H214z" />
      <path class={styles.funnel} d="M290 54h34v38h-34z" />
      <path class={styles.stripe} d="M290 62h34v10h-34z" />
      <path class={styles.mast} d="M440 118V36M440 40l40 20-40 12" />
      <g class={styles.letter}>
        <rect x={346} y={64} width={44} height={28} rx={2} />
        <path d="m346 66 22 16 22-16" />
      </g>
      <path
        class={styles.sea}
        d="M0 160q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V200H0z"
      />
    </svg>
  )
}
