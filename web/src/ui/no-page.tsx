import { words } from '../words/words.ts'
import { controls, LinkButton } from './controls.tsx'
import { Page } from './page.tsx'

interface Props {
  /** What there is not, if more is known than that there is no such page. */
  readonly title?: string
  readonly says?: string
}

/** What an address shows that leads to nothing, with the ways on. */
export function NoPage({ title = words.value.app.noPage, says }: Props) {
  const { app } = words.value
  return (
    <Page title={title}>
      {says !== undefined && <p>{says}</p>}
      <div class={controls.row}>
        <LinkButton href="/find" isMain>
          {app.find}
        </LinkButton>
        <LinkButton href="/">{app.toHome}</LinkButton>
      </div>
    </Page>
  )
}
