import { Piece } from '../kit/piece.tsx'
import { noun, usePieces } from '../kit/pieces.ts'
import { BuildingName } from './building.tsx'
import styles from './cards.module.css'
import { Icon } from './icons.tsx'
import type { BuildingId, Scene } from './view.ts'
import { wordsIn } from './words.ts'

const pile = noun('special-pile', 'pile')

/** The face-down special buildings, as far as the reader knows them. */
export function Specials({ view, sitters, language }: Scene) {
  const words = wordsIn[language]
  const pieces = usePieces()
  const { unrevealed, drawn, seen, sure } = view.specials
  const looker = sitters.find(({ seat }) => seat === view.peek?.seat)
  return (
    <section>
      <h3 class={styles.title}>
        <Piece noun={pile} isWorded class={styles.title}>
          {pieces.nameOf(pile)}
          <small>
            <Icon name="hidden" size={16} /> {words.faceDownCards(view.specialsLeft)}
          </small>
        </Piece>
        {drawn > 0 && <small>{words.lookedAt(drawn)}</small>}
      </h3>
      {looker && <p>{words.looking(looker.name)}</p>}
      {seen.length > 0 && (
        <>
          <p class={styles.none}>{sure ? words.onTop : words.onTopAnyOrder}</p>
          <Names ids={seen} />
        </>
      )}
      {view.specialsLeft > 0 && (
        <details class={styles.among}>
          <summary>{words.among}</summary>
          <Names ids={unrevealed.filter((id) => !seen.includes(id))} />
        </details>
      )}
    </section>
  )
}

function Names({ ids }: { readonly ids: readonly BuildingId[] }) {
  return (
    <ol class={styles.chips}>
      {ids.map((id) => (
        <li key={id}>
          <BuildingName id={id} />
        </li>
      ))}
    </ol>
  )
}
