import { useMemo } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { isUnknown } from '../api/problem.ts'
import { loadBoard } from '../boards/drawn-board.tsx'
import { readGames } from '../games/games.ts'
import { describedIn } from '../match/described.ts'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { learning, resumeLesson } from './learning.ts'
import { LessonTable } from './lesson-table.tsx'
import { wordsIn } from './words.ts'

/** The page on which a game is learnt by playing: a first match against bots that explains itself. */
export function LessonPage() {
  const say = wordsIn[language.value]
  const { params } = useRoute()
  const game = params.game ?? ''
  const { value, trouble } = useNewest(async () => {
    // The board is drawn when its cards have names; otherwise its layout would jump.
    const [first, described] = await Promise.all([resumeLesson(game), describedIn(game), loadBoard(game), readGames()])
    return { game, first, described }
  }, [game, language.value])
  const learned = useMemo(() => value && learning(value.game, value.first), [value])
  if (isUnknown(trouble)) return <NoPage title={words.value.app.noGame} />
  if (value === undefined || learned === undefined || value.game !== game) {
    return (
      <Page title={trouble === undefined ? say.loading : say.notShown}>
        <Trouble trouble={trouble} />
      </Page>
    )
  }
  const seats = value.first.lesson.view.seats.length
  return <LessonTable key={`${game} ${language.value}`} {...{ game, seats, learned, described: value.described }} />
}
