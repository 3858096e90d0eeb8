import type { ComponentChildren } from 'preact'
import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { Button, Trouble, useAsking } from '../../ui/controls.tsx'
import { useNewest } from '../../ui/newest.ts'
import { part } from '../../ui/part.ts'
import { timesShown } from '../../ui/visible.ts'
import { pair } from '../../words/pair.ts'
import { language } from '../../words/words.ts'
import type { Table } from '../table.ts'
import { tabWords } from '../words.ts'
import { Fold } from './fold.tsx'
import styles from './match-tabs.module.css'
import { ofParticipant } from './unsent-text.ts'
import { wordsIn } from './words.ts'

const Writing = part(() => import('./writing.tsx'), 'Writing')

interface DisputesProps {
  readonly match: Match
  readonly table: Table
  /** What stands below. It is drawn when the disputes have been read, so that they do not push it away. */
  readonly children: ComponentChildren
}

/** The disputes of this match. The story has the form to raise one about an entry. */
export function Disputes({ match, table, children }: DisputesProps) {
  const tab = tabWords[language.value]
  const params = { path: { match: match.id } }
  const { value, trouble, isSettled, readAgain } = useNewest(
    async () => (await answer(api.GET('/v1/matches/{match}/disputes', { params }))).items,
    [match.disputes, match.frozenAt, table.disputes.value, table.connection.value === 'live', timesShown.value],
  )
  const items: readonly Schemas['Dispute'][] = value ?? []
  return (
    <>
      {items.length > 0 && (
        <section class={styles.part}>
          <h2>{tab.disputes}</h2>
          {items.map((dispute) => (
            <OneDispute
              key={dispute.number}
              match={match}
              table={table}
              dispute={dispute}
              whenWithdrawn={async () => {
                await readAgain()
                await table.refresh()
              }}
            />
          ))}
        </section>
      )}
      <Trouble trouble={trouble} />
      {isSettled && children}
    </>
  )
}

interface Props {
  readonly match: Match
  readonly table: Table
  readonly dispute: Schemas['Dispute']
  whenWithdrawn(): Promise<void>
}

/** A dispute: its text, its comments, and a form to comment while it is open. Its author may withdraw it. */
function OneDispute({ match, table, dispute, whenWithdrawn }: Props) {
  const tab = tabWords[language.value]
  const { talk } = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const disputed = table.story.value.find(({ entry }) => entry.version === dispute.version)
  const isOpen = match.yourSeat !== null && dispute.status === 'open'
  const params = { path: { match: match.id, number: dispute.number } }
  const whole = useNewest(
    () => answer(api.GET('/v1/matches/{match}/disputes/{number}', { params })),
    [dispute.number, dispute.comments, timesShown.value],
  )
  return (
    <article class={styles.message}>
      <p role="status" class={styles.when}>
        {tab.entry} {dispute.version} · {tab.disputeStatus[dispute.status]}
      </p>
      {disputed !== undefined && <blockquote class={styles.quoted}>{disputed.says.join(' ')}</blockquote>}
      <p class={styles.said}>{pair(dispute.by.name ?? talk.somebody, dispute.text)}</p>
      {/* A screen reader tells what is added. */}
      {whole.value && (
        <div role="log" class={styles.writing}>
          {whole.value.discussion.map(({ by, at, text: said }) => (
            <p key={at} class={styles.said}>
              {pair(by.name ?? talk.somebody, said)}
            </p>
          ))}
        </div>
      )}
      {dispute.ruling !== null && <p>{tab.ruling([dispute.ruling.reasons, ...dispute.ruling.remedies].join(' '))}</p>}
      <Trouble trouble={trouble ?? whole.trouble} />
      {isOpen && dispute.by.seat === match.yourSeat && (
        <Button
          isSmall
          isOff={isUnderWay}
          onClick={() =>
            ask(async () => {
              await answer(api.POST('/v1/matches/{match}/disputes/{number}/withdrawal', { params }))
              await whenWithdrawn()
            })
          }
        >
          {tab.withdrawDispute}
        </Button>
      )}
      {isOpen && (
        <Fold title={tab.comment} load={Writing.preload}>
          <Writing
            label={tab.comment}
            bounds={bounds.comment.text}
            button={tab.comment}
            isCleared
            keptAs={ofParticipant(match, `comment.${dispute.number}`)}
            send={async (said, key) => {
              const keyed = { ...params, header: { 'Idempotency-Key': key } }
              const body = { text: said }
              await answer(api.POST('/v1/matches/{match}/disputes/{number}/comments', { params: keyed, body }))
              await whole.readAgain()
            }}
          />
        </Fold>
      )}
    </article>
  )
}
