import { useLocation } from 'preact-iso'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import { AskTwice } from '../ui/ask-twice.tsx'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { saveJson } from '../ui/save-json.ts'
import { LinkToShare } from '../ui/sharing.tsx'
import { language } from '../words/words.ts'
import styles from './studies.module.css'
import type { OwnStudy as Read } from './study-source.ts'
import type { Studying } from './studying.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly studied: Studying<Read>
}

/** What the owner does with a study as a whole: share it, rename it, save a position of it, delete it. */
export function OwnStudy({ studied }: Props) {
  const say = wordsIn[language.value]
  const { route } = useLocation()
  const { id, name, source } = studied.study.value
  const params = { path: { study: id } }
  return (
    <>
      <section class={styles.part}>
        <h2>{say.share}</h2>
        <Sharing studied={studied} />
      </section>
      <section class={styles.part}>
        <h2>{say.theStudy}</h2>
        <a href="/studies">{say.title}</a>
        {source.kind === 'match' && (
          <a href={`/matches/${source.match}/replay?version=${source.version}`}>{say.ofMatch(source.version)}</a>
        )}
        <AskingForm
          button={say.rename}
          isMain={false}
          onSend={async (values) => {
            await done(api.PATCH('/v1/studies/{study}', { params, body: { name: text(values, 'name') } }))
            await studied.readAgain()
          }}
        >
          <TextField label={say.name} name="name" value={name} isNeeded bounds={bounds.study.name} />
        </AskingForm>
        <a href={`/studies/${id}/position?node=${studied.node.value}`}>{say.setUpFromHere}</a>
        <SavePosition studied={studied} />
        <AskTwice
          button={say.deleteStudy}
          sure={say.deleteStudySure}
          no={say.keepIt}
          onYes={async () => {
            await done(api.DELETE('/v1/studies/{study}', { params }))
            route('/studies')
          }}
        />
      </section>
    </>
  )
}

function Sharing({ studied }: Props) {
  const say = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const { id, name, link } = studied.study.value
  const params = { path: { study: id } }
  if (link === null) {
    const make = async () => {
      await answer(api.PUT('/v1/studies/{study}/share', { params }))
      await studied.readAgain()
    }
    return (
      <>
        <p class={controls.hint}>{say.shareHint}</p>
        <Button isOff={isUnderWay} onClick={() => ask(make)}>
          {say.makeLink}
        </Button>
        <Trouble trouble={trouble} />
      </>
    )
  }
  const node = studied.node.value
  return (
    <>
      <p class={controls.hint}>{say.shareHint}</p>
      <LinkToShare key={node} link={node === 0 ? link.url : `${link.url}&node=${node}`} title={name} />
      <AskTwice
        isSmall
        button={say.endLink}
        sure={say.endLinkSure}
        no={say.keepIt}
        onYes={async () => {
          await done(api.DELETE('/v1/studies/{study}/share', { params }))
          await studied.readAgain()
        }}
      />
    </>
  )
}

/** Saves the position that is shown as a file, with which another study can begin. */
function SavePosition({ studied }: Props) {
  const say = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const { id, game } = studied.study.value
  const node = studied.node.value
  const save = async () => {
    const path = { study: id, node }
    const position = await answer(api.GET('/v1/studies/{study}/nodes/{node}/position', { params: { path } }))
    saveJson(position, `${game}-${node}.position.json`)
  }
  return (
    <div>
      <Button isOff={isUnderWay} onClick={() => ask(save)}>
        {say.position}
      </Button>
      <Trouble trouble={trouble} />
    </div>
  )
}
