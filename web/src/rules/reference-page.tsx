import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, isUnknown } from '../api/problem.ts'
import type { Component, PieceKind } from '../api/schemas.ts'
import { hasBoard, loadBoard } from '../boards/drawn-board.tsx'
import type { ExamplePosition } from '../boards/drawn-component.tsx'
import { isOnBoard, pieceName } from '../boards/kit/pieces.ts'
import { gameTitle, readGames } from '../games/games.ts'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { pair } from '../words/pair.ts'
import { language, words } from '../words/words.ts'
import { ComponentEntry } from './component-entry.tsx'
import { ComponentFilterForm } from './component-filter-form.tsx'
import { everything, fits, type Wanted } from './component-filters.ts'
import { examplesIn } from './drawn-example.ts'
import { GameWays } from './game-ways.tsx'
import styles from './rules.module.css'
import { wordsIn } from './words.ts'

/** The components of a game in words, and a position from which the board takes what is printed on them. */
async function readReference(game: string) {
  const path = { game }
  const [components, { sections }] = await Promise.all([
    answer(api.GET('/v1/games/{game}/components', { params: { path } })),
    answer(api.GET('/v1/games/{game}/rules', { params: { path } })),
    loadBoard(game),
    readGames(),
  ])
  const items = components.items.filter(isOnBoard)
  return {
    items,
    kinds: components.kinds,
    body: hasBoard(game) ? await readPrinted(game, examplesIn(sections)[0]) : undefined,
  }
}

async function readPrinted(game: string, position: string | undefined): Promise<ExamplePosition | undefined> {
  if (position === undefined) return undefined
  return answer(api.GET('/v1/games/{game}/rules/positions/{position}', { params: { path: { game, position } } }))
}

const addressed = (): string => decodeURIComponent(location.hash.slice(1))

/** Every component of a game, to look up. */
export function ReferencePage() {
  const { params } = useRoute()
  const game = params.game ?? ''
  const { value, trouble } = useNewest(() => readReference(game), [game, language.value])
  if (isUnknown(trouble)) return <NoPage title={words.value.app.noGame} />
  return (
    <Page
      title={pair(gameTitle(game), wordsIn[language.value].reference)}
      isComing={value === undefined && trouble === undefined}
    >
      <Trouble trouble={trouble} />
      {value !== undefined && (
        <>
          <GameWays game={game} shown="reference" />
          <Reference key={`${game} ${language.value}`} {...value} />
        </>
      )}
    </Page>
  )
}

interface ReferenceProps {
  readonly items: readonly Component[]
  readonly kinds: readonly PieceKind[]
  readonly body: ExamplePosition | undefined
}

function Reference({ items, kinds, body }: ReferenceProps) {
  const say = wordsIn[language.value]
  const { query } = useLocation()
  const groupsOf = (kind: string | undefined) =>
    new Set(items.filter((one) => one.kind === kind).map(({ group }) => group))
  const [wanted, want] = useState<Wanted>({ ...everything, groups: groupsOf(query.kind) })
  const [opened, open] = useState(addressed)
  useEffect(() => {
    function turn(): void {
      open(addressed())
      want((before) =>
        items.some((one) => pieceName(one) === addressed() && !fits(one, before)) ? everything : before,
      )
    }
    turn()
    addEventListener('hashchange', turn)
    return () => removeEventListener('hashchange', turn)
  }, [items])
  const found = items.filter((component) => fits(component, wanted))
  const isWhole = found.length === items.length
  return (
    <>
      {items.length === 0 ? (
        <p>{say.unlisted}</p>
      ) : (
        <>
          <ComponentFilterForm components={items} wanted={wanted} want={want} />
          <p class={styles.quiet} role="status">
            {found.length === 0 ? say.none : say.found(found.length, items.length)}
          </p>
        </>
      )}
      {byGroup(found).map(([group, components]) => (
        <section key={group} class={styles.group} aria-label={group}>
          <h2>{group}</h2>
          <div class={styles.entries}>
            {components.map((component) => {
              const address = pieceName(component)
              return <ComponentEntry key={address} component={component} body={body} isOpened={address === opened} />
            })}
          </div>
        </section>
      ))}
      {isWhole && kinds.length > 0 && (
        <section class={styles.group} aria-labelledby="others">
          <h2 id="others">{say.others}</h2>
          <dl class={styles.kinds}>
            {kinds.map(({ kind, name, text }) => (
              <div key={kind}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

/** The components under their groups, in the order of the box. */
function byGroup(components: readonly Component[]): [string, Component[]][] {
  const groups = new Map<string, Component[]>()
  for (const component of components) {
    const group = groups.get(component.group)
    if (group === undefined) groups.set(component.group, [component])
    else group.push(component)
  }
  return [...groups]
}
