import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { copyName } from '../boards/kit/pieces.ts'
import { gameTitle } from '../games/games.ts'
import { ChoiceList } from '../match/composer/beginnings.tsx'
import type { Described } from '../match/described.ts'
import { OwnTable } from '../match/own-table.tsx'
import { namesOf } from '../match/story.ts'
import { isNarrow } from '../ui/narrow.ts'
import { language, words } from '../words/words.ts'
import { CoursePanel } from './course-panel.tsx'
import { ExplainedNow } from './explained-now.tsx'
import type { Learning } from './learning.ts'
import { LessonBar } from './lesson-bar.tsx'
import { wordsIn } from './words.ts'

interface Props {
  readonly game: string
  readonly seats: number
  readonly learned: Learning
  readonly described: Described
}

/** The board of a lesson, what is explained, and the bar from which the learner moves. */
export function LessonTable({ game, seats, learned, described }: Props) {
  const say = wordsIn[language.value]
  const lesson = learned.lesson.value
  const named = useComputed(() => new Set([...namedNow(learned), ...learned.pointed.value]))
  const sitters = useMemo(
    () => Array.from({ length: seats }, (_, seat) => ({ seat, name: say.seat(seat), isYou: seat === lesson.seat })),
    [seats, say, lesson.seat],
  )
  return (
    <OwnTable
      title={say.title(gameTitle(game))}
      game={game}
      described={described}
      body={learned.lesson}
      named={named}
      play={learned.play}
      sitters={sitters}
      you={lesson.seat}
      tabs={[
        {
          id: 'lesson' as const,
          title: say.course,
          panel: (
            <>
              {!isNarrow.value && <ExplainedNow learned={learned} />}
              <CoursePanel learned={learned} />
            </>
          ),
        },
        {
          id: 'moves' as const,
          title: words.value.table.tabs.moves,
          panel: <ChoiceList choices={learned.play.choices.value} begin={learned.play.begin} />,
        },
      ]}
      first="lesson"
      trouble={undefined}
      node={lesson.moves}
      bar={<LessonBar learned={learned} />}
    />
  )
}

/** The pieces that are explained, or else those of what has just happened; the learner's own copies, too. */
function namedNow({ explained, lesson: { value: lesson } }: Learning): readonly string[] {
  const explanation = explained.value
  if (explanation === undefined) return lesson.happened.flatMap(namesOf)
  return [...namesOf(explanation), ...explanation.nouns.flat().map(({ noun }) => copyName(noun, lesson.seat))]
}
