import { useEffect, useId, useMemo, useState } from 'preact/hooks'
import { api, requestKey } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { Button, saysOf, Trouble, useAsking } from '../ui/controls.tsx'
import { language, words } from '../words/words.ts'
import styles from './bar.module.css'
import { mayBeRetractable } from './retractable.ts'
import type { Table } from './table.ts'

type Outlook = { readonly isPossible: boolean; readonly says: string } | undefined

/** A press that asks why nothing can be taken back. */
interface WhyAsked {
  readonly version: number
}

/**
 * Takes back the reader's last action, one step further each time. It keeps its place, and says until when it is
 * possible, or why it is not. On a narrow screen, it is there only while it can do something, or has the focus.
 */
export function TakeBack({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { trouble, ask, isUnderWay } = useAsking()
  const isSeated = match.yourSeat !== null && match.status === 'running'
  const id = useId()
  // If it is pressed again because the answer was lost, it does not take back a further step.
  const key = useMemo(requestKey, [match.version])
  // Each press asks anew: the answer to the last one may have been lost.
  const [whyAsked, askWhy] = useState<WhyAsked>()
  const isWhyAsked = whyAsked?.version === match.version
  // Where the story says that nothing can be taken back, the server is asked only for the words of the reason.
  const isOpen =
    match.frozenAt === null &&
    mayBeRetractable(
      table.story.value.map(({ entry }) => entry),
      match.yourSeat,
    )
  const outlook = useOutlook(match, isSeated && (isOpen || isWhyAsked), whyAsked)
  if (!isSeated) return null
  const isGrey = outlook?.isPossible !== true
  const isSaid = !isGrey || isWhyAsked
  const takeBack = () =>
    ask(async () => {
      const params = { path: { match: match.id }, header: { 'Idempotency-Key': key } }
      await answer(api.POST('/v1/matches/{match}/take-back', { params, body: {} }))
      await table.refresh()
    })
  return (
    <span class={styles.takeBack} data-idle={isGrey && !isSaid && trouble === undefined}>
      <Button
        isSmall
        isOff={isUnderWay}
        isGrey={isGrey}
        describedBy={id}
        onClick={() => (isGrey ? askWhy({ version: match.version }) : takeBack())}
      >
        {words.value.moves.takeBack}
      </Button>
      <small id={id} role="status" class={styles.takeBackSays} data-possible={!isGrey} hidden={!isSaid}>
        {outlook?.says}
      </small>
      <Trouble trouble={trouble} />
    </span>
  )
}

/** Whether the reader can take something back at the shown version. The server decides, and says why not. */
function useOutlook({ id, version, frozenAt }: Match, isAsked: boolean, whyAsked: WhyAsked | undefined): Outlook {
  const [outlook, setOutlook] = useState<Outlook>()
  useEffect(() => {
    if (!isAsked) {
      setOutlook(undefined)
      return
    }
    let isCurrent = true
    const asked = api.POST('/v1/matches/{match}/take-back', { params: { path: { match: id } }, body: { dryRun: true } })
    answer(asked).then(
      () => isCurrent && setOutlook({ isPossible: true, says: words.value.moves.takeBackUntil }),
      (error: unknown) => isCurrent && setOutlook({ isPossible: false, says: saysOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, version, frozenAt, isAsked, whyAsked, language.value])
  return outlook
}
