import { useEffect } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, isUnknown } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { withSoftHyphens } from '../boards/kit/hyphens.ts'
import { gameTitle, readGames } from '../games/games.ts'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { pair } from '../words/pair.ts'
import { language, words } from '../words/words.ts'
import { type DrawnExample, examplesIn, readExample } from './drawn-example.ts'
import { GameWays } from './game-ways.tsx'
import { RuleBlock } from './rule-block.tsx'
import styles from './rules.module.css'
import { wordsIn } from './words.ts'

/** The rules of a game in words, with its pictures. Everything is there before anything is drawn, so that nothing jumps. */
async function readRules(game: string) {
  const [{ sections }] = await Promise.all([
    answer(api.GET('/v1/games/{game}/rules', { params: { path: { game } } })),
    readGames(),
  ])
  const positions = examplesIn(sections)
  const drawn = await Promise.all(positions.map((position) => readExample(game, position)))
  const examples = new Map(
    positions.flatMap((position, place) => {
      const picture = drawn[place]
      return picture === undefined ? [] : [[position, picture] as const]
    }),
  )
  return { sections, examples }
}

/** A game explained: what one reads before playing it, and looks up while playing it. */
export function RulesPage() {
  const { params } = useRoute()
  const game = params.game ?? ''
  const say = wordsIn[language.value]
  const { value, trouble } = useNewest(() => readRules(game), [game, language.value])
  useEffect(() => {
    if (value === undefined) return
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
    return () => {
      for (const { address } of value.examples.values()) URL.revokeObjectURL(address)
    }
  }, [value])
  if (isUnknown(trouble)) return <NoPage title={words.value.app.noGame} />
  return (
    <Page title={pair(gameTitle(game), say.rules)} isComing={value === undefined && trouble === undefined}>
      <Trouble trouble={trouble} />
      {value !== undefined && (
        <>
          <GameWays game={game} shown="rules" />
          {value.sections.length === 0 ? <p>{say.unexplained}</p> : <Explained game={game} {...value} />}
        </>
      )}
    </Page>
  )
}

interface ExplainedProps {
  readonly game: string
  readonly sections: readonly Schemas['RuleSection'][]
  readonly examples: ReadonlyMap<string, DrawnExample>
}

function Explained({ game, sections, examples }: ExplainedProps) {
  const say = wordsIn[language.value]
  return (
    <div class={styles.explained}>
      <nav class={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{say.contents}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{withSoftHyphens(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div class={styles.sections}>
        {sections.map(({ id, title, about, blocks }) => (
          <section key={id} id={id} class={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {blocks.map((block, place) => (
              <RuleBlock key={place} block={block} examples={examples} />
            ))}
            {about !== null && (
              <p>
                <a href={`/games/${game}/reference?kind=${about}`}>{say.lookUp}</a>
              </p>
            )}
          </section>
        ))}
        <p class={styles.quiet}>{say.ours}</p>
      </div>
    </div>
  )
}
