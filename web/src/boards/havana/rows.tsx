import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { BuildingCard, type Scene } from './cards.tsx'
import styles from './havana.module.css'
import { PieceCounts } from './piece-counts.tsx'
import { wordsIn } from './words.ts'

const stack = noun('stack', 'stack')

/** The middle of the table: the round, once there is one, the two rows of buildings, the stack, and what can be taken. */
export function Rows(scene: Scene) {
  const { view, language } = scene
  const words = wordsIn[language]
  const { nameOf } = usePieces()
  return (
    <>
      <p class={styles.round}>
        {view.round === 0 ? (
          <strong>{words.phases[view.phase.name]}</strong>
        ) : (
          <>
            <strong>{words.round(view.round)}</strong> {words.phases[view.phase.name]}
          </>
        )}
      </p>
      {(['upper', 'lower'] as const).map((row) => (
        <section key={row} aria-label={words[row]} data-lies={`/rows/${row}`}>
          <h3 class={styles.label}>{words[row]}</h3>
          <div class={styles.street} style={{ '--houses': view.rows[row].length }}>
            {view.rows[row].map((id, place, all) => {
              const isEnd = place === 0 || place === all.length - 1
              return (
                <BuildingCard key={id} scene={scene} id={id} isEnd={isEnd} {...(isEnd ? { says: words.end } : {})} />
              )
            })}
          </div>
        </section>
      ))}
      <div class={styles.row}>
        <section aria-label={nameOf(stack)} data-lies="/top">
          <h3 class={styles.label}>
            <Piece noun={stack} isWorded>
              {nameOf(stack)} ({words.under(view.stack.length)})
            </Piece>
          </h3>
          {view.top === null ? words.none : <BuildingCard scene={scene} id={view.top} />}
        </section>
        {view.demolished.length > 0 && (
          <section aria-label={words.demolished} data-lies="/demolished">
            <h3 class={styles.label}>{words.demolished}</h3>
            <div class={styles.row}>
              {view.demolished.map((id) => (
                <BuildingCard key={id} scene={scene} id={id} />
              ))}
            </div>
          </section>
        )}
      </div>
      <div class={styles.supplies}>
        <PieceCounts of={noun('resource-card', 'card')} lie="/card" counts={view.card} language={language} isLarge />
        <PieceCounts of={noun('bag', 'bag')} lie="/bag" counts={view.bag} language={language} />
        <PieceCounts of={noun('reserve', 'reserve')} lie="/reserve" counts={view.reserve} language={language} />
      </div>
    </>
  )
}
