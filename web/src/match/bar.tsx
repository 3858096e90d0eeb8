import { useComputed } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Match } from '../api/schemas.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { Button, controls, Trouble } from '../ui/controls.tsx'
import { isNarrow } from '../ui/narrow.ts'
import { dueSays, ShortWhen } from '../ui/when.tsx'
import { isAhead } from '../words/dates.ts'
import { joined } from '../words/joined.ts'
import { inList } from '../words/lists.ts'
import { colon } from '../words/pair.ts'
import { words } from '../words/words.ts'
import { asksReader } from './asked-proposal.ts'
import styles from './bar.module.css'
import { Composer } from './composer/composer.tsx'
import type { Composing } from './composer/composing.ts'
import { useComposition } from './composer/late-composition.ts'
import { besidesLost, ConnectionLine } from './connection-line.tsx'
import { NextMatch } from './next-match.tsx'
import { Sentences } from './sentence.tsx'
import type { Since } from './since.ts'
import { StateMark } from './state-mark.tsx'
import type { Table } from './table.ts'
import { TakeBack } from './take-back.tsx'

interface Props {
  readonly table: Table
  readonly match: Match
  readonly composer: Composing
  readonly since: Since
}

/** The bar stays in place: the question and its deadline, the move being composed, and the buttons that send it. */
export function Bar({ table, match, composer, since }: Props) {
  const hasSteps = since.steps.value.length > 0
  const isStepping = since.index.value !== undefined
  const isPainted = useAfterPaint(composer.isOpen)
  const composition = useComposition(composer)
  const isOpen = useComputed(() => composer.isOpen.value && isPainted.value && composition.value !== undefined)
  useEffect(() => {
    // A reader who begins a move has seen the present board.
    if (composer.draft.value !== undefined && isStepping) since.end()
  })
  const takeBack = <TakeBack key="take-back" table={table} match={match} />
  const next = (
    <span key="next" class={styles.next}>
      <NextMatch match={match} />
    </span>
  )
  return (
    <footer class={styles.bar} data-composing={isOpen.value} data-stepping={isStepping} tabIndex={-1}>
      <div class={styles.state}>
        <ConnectionLine table={table} />
        <Status table={table} match={match} />
        <ProposalLine table={table} match={match} />
        {/* In the order in which they are seen: on a narrow screen, the sentence and the next match share a row. WCAG 2.4.3 */}
        {isNarrow.value ? [next, takeBack] : [takeBack, next]}
      </div>
      {/* Who composes a move does not catch up, unless they look at an earlier position. */}
      {hasSteps && (!isOpen.value || isStepping) && <Steps since={since} />}
      {(!hasSteps || isOpen.value || composer.planned.value !== undefined) && (
        <Composer isOpen={isOpen} composer={composer} point={since.point} />
      )}
      <Trouble trouble={besidesLost(table, composer.trouble.value)} />
    </footer>
  )
}

/** The proposal that waits for the reader's answer, with a link to where they give it. */
function ProposalLine({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { tabs } = words.value
  const asked = table.proposals.value.find((proposal) => asksReader(proposal, match))
  // It is there, empty, before it speaks: otherwise screen readers miss it.
  return (
    <p class={`${controls.status} ${styles.asked}`} role="status">
      {asked && (
        <>
          <span>
            {tabs.proposes(asked.by.player)} {asked.says}
          </span>{' '}
          <a href="#tab=match">{tabs.toAnswer}</a>
        </>
      )}
    </p>
  )
}

/** The nearest deadline of decisions. */
function Due({ decisions }: { readonly decisions: Match['decisions'] }) {
  const [next] = decisions.flatMap(({ dueAt }) => dueAt ?? []).toSorted()
  if (next === undefined) return null
  return (
    <span class={styles.due}>
      {' '}
      <ShortWhen at={next} says={dueSays(next)} />
    </span>
  )
}

/** The turn, the question and the deadline: in words and by a mark, not by colour alone. */
function Status({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { table: say } = words.value
  const owed = match.decisions.filter(({ seat }) => seat === match.yourSeat)
  const [own] = owed
  // The view says all that is asked at this stage of a turn.
  const inView = (table.view.value?.waitsFor ?? []).filter(({ seat }) => seat === own?.seat)
  const asked = inView.length > 0 ? inView : owed
  const asks = asked.flatMap(({ asks }) => (asked.length > 1 ? [<br key={asks} />, `• ${asks}`] : asks))
  if (match.status === 'ended')
    return (
      <p class={styles.says}>
        <strong>
          <StateMark kind="over" /> {say.over}
        </strong>{' '}
        {joined(match.result?.says ?? '')} <a href="#tab=match">{words.value.tabs.result}</a>
      </p>
    )
  if (match.status === 'aborted')
    return (
      <p class={styles.says}>
        <strong>
          <StateMark kind="over" /> {say.aborted}
        </strong>
      </p>
    )
  if (match.frozenAt !== null)
    return (
      <p class={styles.says}>
        <StateMark kind="frozen" /> <a href="#tab=match">{say.frozen}</a>
      </p>
    )
  // Clocks stop during a pause, but everybody may still move.
  const paused = isAhead(match.pausedUntil) && (
    <>
      <StateMark kind="paused" /> <ShortWhen at={match.pausedUntil} says={say.paused} />{' '}
    </>
  )
  if (own !== undefined) {
    return (
      <p class={styles.says}>
        {paused}
        <strong class={styles.yours}>
          <StateMark kind="yours" /> {say.yourTurn}
        </strong>{' '}
        <span class={styles.asks}>{asks}</span>
        <Due decisions={owed} />
      </p>
    )
  }
  const names = new Set(match.decisions.map(({ player }) => player))
  return (
    <p class={`${styles.says} ${styles.waits}`}>
      {paused}
      <StateMark kind="waiting" /> {say.waits(inList(names))}
      <Due decisions={match.decisions} />
      {match.yourSeat === null && ` · ${say.watching}`}
    </p>
  )
}

function Steps({ since }: { readonly since: Since }) {
  const { since: say, table: tableSay } = words.value
  const index = since.index.value
  const entry = since.entry.value
  const all = since.steps.value
  const place = entry === undefined ? -1 : (index ?? -1)
  const isLast = place === all.length - 1
  return (
    <div class={styles.steps}>
      {/* It is there before the first step is said: otherwise screen readers miss it. */}
      <div class={entry ? styles.stepSays : styles.says} aria-live="polite">
        {entry === undefined ? (
          <>
            <strong>{say.title}</strong>
            {colon()}
            {all.length}
          </>
        ) : (
          <>
            <small>
              {all.length > 1 ? say.step(place + 1, all.length) : tableSay.lookingBack(entry.entry.version)}
            </small>
            <Sentences says={entry.says} nouns={entry.nouns} point={since.point} />
          </>
        )}
      </div>
      <span class={styles.stepButtons}>
        {!isLast && (
          <Button key="skip" onClick={since.end}>
            {say.skip}
          </Button>
        )}
        {place > 0 && (
          <Button key="previous" onClick={() => since.go(place - 1)}>
            {say.previous}
          </Button>
        )}
        {/* It leads from step to step and to the present as one button in one place: pressed again, it leads on. */}
        <Button key="next" isMain onClick={() => since.go(place + 1)}>
          {entry === undefined ? say.show : isLast ? tableSay.backToNow : say.next}
        </Button>
      </span>
    </div>
  )
}
