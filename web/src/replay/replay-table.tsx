import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Noun } from '../api/schemas.ts'
import { PiecesContext } from '../boards/kit/pieces.ts'
import { gameTitle } from '../games/games.ts'
import { BoardFrame } from '../match/board-frame.tsx'
import type { Described } from '../match/described.ts'
import { lookedAt } from '../match/looked-at.ts'
import { matchAddress } from '../match/match-address.ts'
import { sittersOf } from '../match/seated-at.ts'
import { useFocusOnNewPage, useTitle } from '../ui/page.tsx'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import { Comparison } from './comparison.tsx'
import { EveryMoment } from './every-moment.tsx'
import { FilmBar } from './film-bar.tsx'
import { LinkToMoment } from './link-to-moment.tsx'
import { momentAddress } from './moment-address.ts'
import { MomentWords } from './moment-words.tsx'
import styles from './replay.module.css'
import type { Replaying } from './replaying.ts'
import { SeenBy } from './seen-by.tsx'
import { StudyFromHere } from './study-from-here.tsx'
import { wordsIn } from './words.ts'

interface Props {
  readonly replay: Replaying
  readonly described: Described
}

/** The board at a moment, what happened then, and the bar that leads from moment to moment. */
export function ReplayTable({ replay, described }: Props) {
  const { match } = replay
  const say = wordsIn[language.value]
  const hinted = useSignal<Noun | undefined>(undefined)
  const address = useMemo(() => matchAddress('board', false), [])
  const name = match.name || gameTitle(match.game)
  useTitle(pair(say.title, name))
  const heading = useFocusOnNewPage()
  useEffect(() => () => replay.stop(), [replay])
  useEffect(() => address.stop, [address])
  // The address is that of the moment, but no step of the browser's history: Back leads to where the reader came from.
  useSignalEffect(() => {
    if (replay.shown.value === undefined) return
    const here = momentAddress(match.id, replay.moment.peek())
    history.replaceState(history.state, '', here + location.hash)
  })

  const pieces = useMemo(
    () =>
      lookedAt({
        described,
        nameOfSeat: (seat) => match.players.find((player) => player.seat === seat)?.name ?? '',
        named: replay.named,
        hinted,
        explain: address.openSheet,
      }),
    [replay, described, address],
  )
  const view = useComputed(() => replay.shown.value?.view).value
  const you = typeof view?.viewer === 'number' ? view.viewer : match.yourSeat
  const sitters = useMemo(() => sittersOf(match, you), [match, you])
  const aside = (
    <aside key="aside" class={styles.aside}>
      <MomentWords replay={replay} />
      <SeenBy replay={replay} />
      <Comparison replay={replay} />
      <StudyFromHere replay={replay} name={name} />
      <LinkToMoment replay={replay} title={pair(say.title, name)} />
      <EveryMoment replay={replay} />
    </aside>
  )
  return (
    <PiecesContext.Provider value={pieces}>
      <main class={styles.replay} data-shown="board" data-version={view?.version} id="content" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1} class={styles.head}>
          <a href={`/matches/${match.id}`} title={say.toMatch}>
            {name}
          </a>{' '}
          · {say.title}
        </h1>
        <BoardFrame
          game={match.game}
          body={view}
          sitters={sitters}
          you={you}
          trouble={replay.trouble.value}
          hinted={hinted}
          address={address}
          beside={aside}
          areTabs={false}
        />
        <FilmBar replay={replay} />
      </main>
    </PiecesContext.Provider>
  )
}
