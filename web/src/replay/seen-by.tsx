import { SelectField } from '../ui/fields.tsx'
import { language } from '../words/words.ts'
import { isOver } from './moment-address.ts'
import styles from './replay.module.css'
import type { Replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

/** Chooses whose view is shown, once the match is over. Until then, everybody sees only their own view. */
export function SeenBy({ replay }: { readonly replay: Replaying }) {
  const say = wordsIn[language.value]
  const { match } = replay
  if (!isOver(match)) return null
  const seats = match.players.flatMap(({ seat, name }) => (seat === null ? [] : [{ value: String(seat), says: name }]))
  const { as } = replay.moment.value
  return (
    <div class={styles.seenBy}>
      <SelectField
        label={say.seenBy}
        name="as"
        value={as === undefined ? '' : String(as)}
        options={[{ value: '', says: say.everything }, ...seats, { value: 'spectator', says: say.spectator }]}
        onChange={(value) =>
          replay.seeAs(value === '' ? undefined : value === 'spectator' ? 'spectator' : Number(value))
        }
      />
    </div>
  )
}
