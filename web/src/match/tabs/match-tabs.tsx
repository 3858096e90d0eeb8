import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso'
import type { Match } from '../../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../../ui/controls.tsx'
import { isNarrow } from '../../ui/narrow.ts'
import { part } from '../../ui/part.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/words.ts'
import { asksReader } from '../asked-proposal.ts'
import { ChoiceList } from '../composer/beginnings.tsx'
import type { Composing } from '../composer/composing.ts'
import { movesAmong } from '../composer/draft.ts'
import { preloadComposition } from '../composer/late-composition.ts'
import { isPlaying } from '../own-seat.ts'
import type { Since } from '../since.ts'
import type { Table } from '../table.ts'
import styles from './match-tabs.module.css'
import { type Tab, tabs } from './tab-names.ts'

/** Tabs that are rarely opened are loaded when the pointer or the focus is on them. */
const StoryPanel = part(() => import('./story-panel.tsx'), 'StoryPanel')
const TalkPanel = part(() => import('./talk-panel.tsx'), 'TalkPanel')
const EndedPanel = part(() => import('./ended-panel.tsx'), 'EndedPanel')
const MatchPanel = part(() => import('./match-panel.tsx'), 'MatchPanel')

export function firstTab({ status, yourSeat }: Match): Tab {
  if (isNarrow.value) return 'board'
  // This tab shows the result.
  if (status === 'ended') return 'match'
  return status === 'running' && yourSeat !== null ? 'moves' : 'story'
}

interface Props {
  readonly table: Table
  readonly match: Match
  readonly composer: Composing
  readonly since: Since
  readonly shown: Tab
  show(tab: Tab): void
}

/** The tabs around the board: all moves as forms, the story, the messages, and the match itself. */
export function MatchTabs({ table, match, composer, since, shown, show }: Props) {
  const say = words.value.table.tabs
  const isOffered = (tab: Tab) =>
    tab === 'board' ? isNarrow.value : match.yourSeat !== null || (tab !== 'moves' && tab !== 'talk')
  const loads: Partial<Record<Tab, () => Promise<unknown>>> = {
    story: StoryPanel.preload,
    talk: TalkPanel.preload,
    match: (match.status === 'running' ? MatchPanel : EndedPanel).preload,
  }
  const marks: Partial<Record<Tab, ComponentChildren>> = {
    talk: <Unread table={table} />,
    match: <WaitingProposals table={table} match={match} />,
  }
  return (
    <aside class={styles.beside}>
      <Tabs
        name="table"
        class={styles.tabs}
        tabs={tabs.filter(isOffered).map((tab) => ({
          id: tab,
          title: [say[tab], marks[tab]],
          load: loads[tab],
        }))}
        shown={shown}
        show={show}
      />
      <span class={controls.hidden} role="status">
        {shown !== 'talk' && <UnreadWords table={table} />}
      </span>
      <div role="tabpanel" id={`table-${shown}`} aria-labelledby={`table-tab-${shown}`} class={styles.panel}>
        {shown === 'moves' && <Moves composer={composer} match={match} since={since} />}
        <ErrorBoundary>
          {shown === 'story' && <StoryPanel table={table} match={match} since={since} />}
          {shown === 'talk' && <TalkPanel table={table} match={match} />}
          {shown === 'match' && (
            <MatchItself table={table} match={match} composer={composer} toStory={() => show('story')} />
          )}
        </ErrorBoundary>
      </div>
    </aside>
  )
}

/** The match itself. If it ends meanwhile, the panel of a running match stays until the other one is loaded. */
function MatchItself(props: ComponentProps<typeof MatchPanel>) {
  const Wanted = props.match.status === 'running' ? MatchPanel : EndedPanel
  const [Shown, setShown] = useState(() => Wanted)
  useEffect(() => {
    let isWanted = true
    void Wanted.preload().then(() => isWanted && setShown(() => Wanted))
    return () => {
      isWanted = false
    }
  }, [Wanted])
  return <Shown {...props} />
}

/**
 * Every legal move as a form, and apart from them what can be set for later; for a player who waits, also a way to plan
 * the next move.
 */
function Moves({ composer, match, since }: Pick<Props, 'composer' | 'match' | 'since'>) {
  const { moves, tabs: say } = words.value
  const { trouble, ask, isUnderWay } = useAsking()
  const choices = movesAmong(composer.choices.value)
  const settings = composer.choices.value.filter(({ standing }) => standing)
  const isAsked = match.decisions.some(({ seat }) => seat === match.yourSeat)
  const mayPlan = match.status === 'running' && isPlaying(match) && !isAsked && composer.planned.value === undefined
  const plan = async () => {
    await composer.plan()
    // Who plans has seen the present board.
    since.end()
  }
  return (
    <>
      {mayPlan && (
        <Button isOff={isUnderWay} onClick={() => ask(plan)}>
          {moves.plan}
        </Button>
      )}
      {choices.length === 0 ? (
        <p>{match.status === 'running' ? moves.none : moves.over}</p>
      ) : (
        <ChoiceList choices={choices} begin={composer.begin} near={preloadComposition} />
      )}
      {match.result !== null && (
        <p>
          <a href="#tab=match">{say.result}</a> · <a href={`/matches/${match.id}/replay?version=1`}>{say.replay}</a>
        </p>
      )}
      {settings.length > 0 && (
        <details>
          <summary class={styles.fold}>{moves.forLater}</summary>
          <ChoiceList choices={settings} begin={composer.begin} near={preloadComposition} />
        </details>
      )}
      <Trouble trouble={trouble} />
    </>
  )
}

/** How many proposals wait for the reader's answer. */
function WaitingProposals({ table, match }: Pick<Props, 'table' | 'match'>) {
  const count = table.proposals.value.filter((proposal) => asksReader(proposal, match)).length
  return count === 0 ? null : <Count count={count} says={words.value.tabs.wait(count)} />
}

/** A number beside the name of a tab, and the words for it that screen readers say. */
function Count({ count, says }: { readonly count: number; readonly says: string }) {
  return (
    <>
      <span class={styles.count} aria-hidden="true">
        {count}
      </span>{' '}
      <span class={controls.hidden}>{says}</span>
    </>
  )
}

function unreadAt({ talk, readMark }: Table): number {
  const last = talk.messages.value.at(-1)
  const mark = readMark.value
  return last === undefined || last.yours || mark === undefined ? 0 : Math.max(0, last.number - mark.message)
}

/** How many messages are unread, if any are. */
function UnreadWords({ table }: { readonly table: Table }) {
  const count = unreadAt(table)
  return count > 0 && words.value.talk.unread(count)
}

function Unread({ table }: { readonly table: Table }) {
  const count = unreadAt(table)
  return count === 0 ? null : <Count count={count} says={words.value.talk.unread(count)} />
}
