import { words } from '../words/words.ts'
import { LinkButton } from './controls.tsx'
import { Page } from './page.tsx'

export function NoPage() {
  const { app } = words.value
  return (
    <Page title={app.noPage}>
      <LinkButton href="/">{app.toHome}</LinkButton>
    </Page>
  )
}
