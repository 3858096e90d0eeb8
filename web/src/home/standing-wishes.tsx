import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { gameTitle } from '../games/games.ts'
import { Button, Trouble, useAsking } from '../ui/controls.tsx'
import { fromNow } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './home.module.css'
import { termsInWords } from './terms-in-words.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly wishes: readonly Schemas['Wish'][]
  whenTakenBack(): void
}

/** The reader's standing wishes, each with its terms. */
export function StandingWishes({ wishes, whenTakenBack }: Props) {
  const { wishes: say } = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  if (wishes.length === 0) return null
  return (
    <section class={styles.group}>
      <h2>{say.standing}</h2>
      <Trouble trouble={trouble} />
      <ul class={styles.list}>
        {wishes.map((wish) => (
          <li key={wish.id} class={styles.wish}>
            <span>
              <strong>{gameTitle(wish.game)}</strong> ·{' '}
              {[
                say.players(wish.seats),
                ...termsInWords(wish),
                say.until(fromNow(wish.expiresAt, language.value)),
              ].join(' · ')}
            </span>
            <Button
              isSmall
              isOff={isUnderWay}
              onClick={() =>
                ask(async () => {
                  await done(api.DELETE('/v1/wishes/{wish}', { params: { path: { wish: wish.id } } }))
                  whenTakenBack()
                })
              }
            >
              {say.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
