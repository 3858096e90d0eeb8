import { ActionCard, type Scene } from './cards.tsx'
import styles from './havana.module.css'
import { wordsIn } from './words.ts'

/** The reader's own cards: in hand, face down, discarded. A spectator has none. */
export function OwnCards({ view, you, language }: Scene) {
  const words = wordsIn[language]
  const secret = you === null ? null : view.seats[you]?.secret
  if (you === null || !secret) return <p class={styles.quiet}>{words.none}</p>
  const parts = [
    { title: words.hand, cards: secret.hand, isFaint: false },
    { title: words.laid, cards: secret.laid, isFaint: false },
    { title: words.discard, cards: secret.discard, isFaint: true },
  ]
  return (
    <>
      {parts
        .filter(({ cards }) => cards.length > 0)
        .map(({ title, cards, isFaint }) => (
          <section key={title} aria-label={title}>
            <h3 class={styles.label}>{title}</h3>
            <div class={styles.hand}>
              {cards.map((card) => (
                <ActionCard key={card} id={card} of={you} isFaint={isFaint} says={title} />
              ))}
            </div>
          </section>
        ))}
    </>
  )
}
