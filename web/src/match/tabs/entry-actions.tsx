import { useMemo, useState } from 'preact/hooks'
import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { controls } from '../../ui/controls.tsx'
import { CheckField, LongTextField, text } from '../../ui/fields.tsx'
import { AskingForm } from '../../ui/form.tsx'
import { language, words } from '../../words/words.ts'
import type { StoryEntry } from '../story.ts'
import type { Table } from '../table.ts'
import { tabWords } from '../words.ts'
import { ofParticipant, unsentText } from './unsent-text.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly table: Table
  readonly match: Match
  readonly entry: StoryEntry['entry']
}

/** Actions of a player about an entry of the story: propose to go back to it, or dispute it. */
export function EntryActions({ table, match, entry: { version } }: Props) {
  const { story } = wordsIn[language.value]
  const [shown, show] = useState<'dispute' | 'back'>()
  const [says, setSays] = useState<string>()
  const done = async (sentence: string) => {
    show(undefined)
    setSays(sentence)
    await table.refresh()
  }
  return (
    <>
      <p role="status" class={controls.said}>
        {says !== undefined && (
          <>
            {says} <a href="#tab=match">{words.value.table.tabs.match}</a>.
          </>
        )}
      </p>
      {says === undefined && (
        <div class={controls.row}>
          <Opening isOpen={shown === 'dispute'} open={() => show('dispute')}>
            {story.dispute}
          </Opening>
          {match.status === 'running' && version < match.version && (
            <Opening isOpen={shown === 'back'} open={() => show('back')}>
              {story.backTo}
            </Opening>
          )}
        </div>
      )}
      {shown === 'dispute' && <DisputeForm match={match} version={version} whenRaised={() => done(story.raised)} />}
      {shown === 'back' && <BackForm match={match} version={version} whenAsked={() => done(story.asked)} />}
    </>
  )
}

interface OpeningProps {
  readonly isOpen: boolean
  readonly children: string
  open(): void
}

/** A button that opens a form. */
const Opening = ({ isOpen, children, open }: OpeningProps) => (
  <button type="button" class={`${controls.button} ${controls.small}`} aria-expanded={isOpen} onClick={open}>
    {children}
  </button>
)

interface DisputeProps {
  readonly match: Match
  readonly version: number
  whenRaised(): Promise<void>
}

function DisputeForm({ match, version, whenRaised }: DisputeProps) {
  const tab = tabWords[language.value]
  const { talk } = wordsIn[language.value]
  const params = { path: { match: match.id } }
  const keptAs = ofParticipant(match, `dispute.${version}`)
  const unsent = useMemo(() => unsentText(keptAs), [keptAs])
  return (
    <AskingForm
      button={tab.dispute}
      onSend={async (values) => {
        const body = { version, text: text(values, 'text'), freeze: values.has('freeze') }
        await answer(api.POST('/v1/matches/{match}/disputes', { params, body }))
        unsent.forget()
        await whenRaised()
      }}
    >
      <p class={controls.hint}>{tab.disputeHint}</p>
      <LongTextField
        label={talk.why}
        name="text"
        rows={3}
        isNeeded
        bounds={bounds.dispute.text}
        value={unsent.before}
        onInput={(written) => unsent.keep(written)}
      />
      {match.status === 'running' && <CheckField label={tab.freeze} name="freeze" />}
    </AskingForm>
  )
}

interface BackProps {
  readonly match: Match
  readonly version: number
  whenAsked(): Promise<void>
}

function BackForm({ match, version, whenAsked }: BackProps) {
  const tab = tabWords[language.value]
  const { story } = wordsIn[language.value]
  const params = { path: { match: match.id } }
  return (
    <AskingForm
      button={tab.propose}
      onSend={async () => {
        const body = { kind: 'take-back' as const, to: version }
        await answer(api.POST('/v1/matches/{match}/proposals', { params, body }))
        await whenAsked()
      }}
    >
      <p class={controls.hint}>{story.backToHint}</p>
    </AskingForm>
  )
}
