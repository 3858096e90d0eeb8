import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { gameTitle } from '../games/games.ts'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { fromNow } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './home.module.css'
import { termsInWords } from './terms-in-words.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly wishes: readonly Schemas['Wish'][]
  whenTakenBack(): void
}

/** The reader's standing wishes, each with its terms, and whether one was taken back. */
export function StandingWishes({ wishes, whenTakenBack }: Props) {
  const { wishes: say } = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const [isTakenBack, setIsTakenBack] = useState(false)
  return (
    <>
      <p role="status" class={controls.hidden}>
        {isTakenBack && say.takenBack}
      </p>
      {wishes.length > 0 && (
        <section class={styles.group}>
          <h2>{say.standing}</h2>
          <Trouble trouble={trouble} />
          <ul class={styles.list}>
            {wishes.map((wish) => (
              <li key={wish.id} class={styles.wish}>
                <span id={`wish-${wish.id}`}>
                  <strong>{gameTitle(wish.game)}</strong> ·{' '}
                  {[
                    say.players(wish.seats),
                    ...termsInWords(wish),
                    say.until(fromNow(wish.expiresAt, language.value)),
                  ].join(' · ')}
                </span>
                <Button
                  isSmall
                  describedBy={`wish-${wish.id}`}
                  isOff={isUnderWay}
                  onClick={() =>
                    ask(async () => {
                      setIsTakenBack(false)
                      await done(api.DELETE('/v1/wishes/{wish}', { params: { path: { wish: wish.id } } }))
                      whenTakenBack()
                      setIsTakenBack(true)
                    })
                  }
                >
                  {say.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
