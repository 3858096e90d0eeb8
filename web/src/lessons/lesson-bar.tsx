import { reader } from '../api/session.ts'
import barStyles from '../match/bar.module.css'
import { BegunOrNot } from '../match/composer/begun-or-not.tsx'
import { AskTwice } from '../ui/ask-twice.tsx'
import { Button, Hidden, LinkButton, Trouble } from '../ui/controls.tsx'
import { isNarrow } from '../ui/narrow.ts'
import { language, words } from '../words/words.ts'
import { ExplainedNow } from './explained-now.tsx'
import type { Learning } from './learning.ts'
import styles from './lessons.module.css'
import { wordsIn } from './words.ts'

/** What is asked, the move that is composed, and the ways to see one, to go back, and to begin anew. */
export function LessonBar({ learned }: { readonly learned: Learning }) {
  const say = wordsIn[language.value]
  const { play } = learned
  const { asks, result } = learned.lesson.value
  const isComposing = play.isOpen.value
  const isFirst = learned.moves.value.length === 0
  return (
    <footer class={barStyles.bar} data-composing={isComposing} tabIndex={-1}>
      <Announced learned={learned} />
      {isNarrow.value && !isComposing && <ExplainedNow learned={learned} />}
      {result === null ? (
        <>
          <p class={styles.asked}>{asks}</p>
          <BegunOrNot play={play} />
        </>
      ) : (
        <Onward game={learned.lesson.value.game} />
      )}
      <Trouble trouble={play.trouble.value} />
      {!isComposing && (
        <div class={styles.ways}>
          {result === null && (
            <Button isSmall isOff={play.isUnderWay.value} onClick={() => void learned.suggest()}>
              {say.suggest}
            </Button>
          )}
          <Button isSmall isOff={isFirst || play.isUnderWay.value} onClick={() => void learned.back()}>
            {say.back}
          </Button>
          {!isFirst && (
            <AskTwice isSmall button={say.again} sure={say.againSure} no={say.goOn} onYes={learned.startAgain} />
          )}
        </div>
      )}
    </footer>
  )
}

/** Tells screen readers what others did, and what is explained then. It stays where it is, since they hear only of changes. */
function Announced({ learned }: { readonly learned: Learning }) {
  const { happened, seat: own } = learned.lesson.value
  const explained = learned.explained.value
  const others = happened.filter(({ seat }) => seat !== own).flatMap(({ says }) => says)
  const news = learned.shown.value === 0 ? others : []
  return (
    <Hidden>
      <span role="status">{[...news, ...(explained ? [`${explained.title}.`, ...explained.says] : [])].join(' ')}</span>
    </Hidden>
  )
}

/** Where somebody goes who has played a match to its end. */
function Onward({ game }: { readonly game: string }) {
  const say = wordsIn[language.value]
  const { app } = words.value
  return (
    <nav class={styles.onward} aria-label={say.onward}>
      <p>
        {say.over} {say.onward}
      </p>
      <div class={styles.ways}>
        {reader.value.kind !== 'account' && (
          <LinkButton href="/sign-up" isMain>
            {app.signUp}
          </LinkButton>
        )}
        <LinkButton href={`/find?game=${game}`} isMain={reader.value.kind === 'account'}>
          {app.find}
        </LinkButton>
        <LinkButton href={`/games/${game}/rules`}>{say.rules}</LinkButton>
      </div>
    </nav>
  )
}
