import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { reader } from '../../api/session.ts'
import { AskTwice } from '../../ui/ask-twice.tsx'
import { Button, controls, Trouble, useAsking } from '../../ui/controls.tsx'
import { part } from '../../ui/part.ts'
import { language, words } from '../../words/words.ts'
import type { Composing } from '../composer/composing.ts'
import { isPlaying } from '../own-seat.ts'
import type { Table } from '../table.ts'
import { tabWords } from '../words.ts'
import { Fold } from './fold.tsx'
import { MatchFrame } from './match-frame.tsx'
import styles from './match-tabs.module.css'
import { Orders } from './orders.tsx'
import { Proposals } from './proposals.tsx'

const Inviting = part(() => import('../inviting/inviting.tsx'), 'Inviting')

interface Props {
  readonly table: Table
  readonly match: Match
  readonly composer: Composing
  toStory(): void
}

/** The match itself while it runs, with what its players may propose to the table. */
export function MatchPanel({ table, match, composer, toStory }: Props) {
  const { tabs } = words.value
  /** Somebody who has given up their seat is asked nothing more, nor is anybody once the match has ended. */
  const plays = match.status === 'running' && isPlaying(match)
  const mayInvite = plays && match.players.some(({ open }) => open) && reader.value.kind === 'account'
  return (
    <MatchFrame
      table={table}
      match={match}
      toStory={toStory}
      leaving={plays && <GivingUp match={match} table={table} />}
      own={(below) => (
        <>
          {mayInvite && (
            <Fold title={tabs.invite} load={Inviting.preload}>
              <Inviting match={match} />
            </Fold>
          )}
          {plays && <Proposals match={match} table={table} />}
          {plays ? (
            <Orders match={match} composer={composer}>
              {match.mayClaim && <Claiming match={match} table={table} />}
              {below}
            </Orders>
          ) : (
            below
          )}
        </>
      )}
    />
  )
}

interface ActionProps {
  readonly match: Match
  readonly table: Table
}

/** Claiming the win from a late player. */
function Claiming({ match, table }: ActionProps) {
  const tab = tabWords[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  return (
    <section class={styles.part}>
      <p class={controls.hint}>{tab.claimHint}</p>
      <Button
        isOff={isUnderWay}
        onClick={() =>
          ask(async () => {
            await answer(api.POST('/v1/matches/{match}/claim', { params: { path: { match: match.id } } }))
            await table.refresh()
          })
        }
      >
        {tab.claim}
      </Button>
      <Trouble trouble={trouble} />
    </section>
  )
}

/** Resigning, which needs a confirmation. */
function GivingUp({ match, table }: ActionProps) {
  const tab = tabWords[language.value]
  return (
    <section class={`${styles.part} ${styles.apart}`}>
      <AskTwice
        button={tab.resign}
        sure={tab.resignSure}
        no={tab.resignNot}
        yes={tab.resignYes}
        onYes={async () => {
          await answer(api.POST('/v1/matches/{match}/resignation', { params: { path: { match: match.id } } }))
          await table.refresh()
        }}
      />
    </section>
  )
}
