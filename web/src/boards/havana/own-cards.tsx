import { ActionCard, type Scene } from './cards.tsx'
import styles from './havana.module.css'
import { PieceCounts, piecesOf } from './piece-counts.tsx'
import { wordsIn } from './words.ts'

/**
 * What the reader plays with: their pieces, as they are in the panel of the players, which a wide screen has further
 * below; and their cards in hand, face down, discarded. A spectator has none.
 */
export function OwnCards({ view, you, language }: Scene) {
  const words = wordsIn[language]
  const own = you === null ? undefined : view.seats[you]
  const secret = own?.secret
  if (you === null || !secret) return <p class={styles.quiet}>{words.none}</p>
  const parts = [
    { pile: 'hand', title: words.hand, cards: secret.hand, isFaint: false },
    { pile: 'laid', title: words.laid, cards: secret.laid, isFaint: false },
    { pile: 'discard', title: words.discard, cards: secret.discard, isFaint: true },
  ]
  return (
    <>
      <PieceCounts seat={you} lie={piecesOf(you)} counts={own.pieces} language={language} isLarge />
      {parts
        .filter(({ cards }) => cards.length > 0)
        .map(({ pile, title, cards, isFaint }) => (
          <section key={title} aria-label={title} data-lies={`/seats/${you}/${pile}`}>
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
