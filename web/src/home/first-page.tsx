import { lazy } from 'preact-iso'
import { reader } from '../session/session.ts'

const HomePage = lazy(async () => (await import('./home-page.tsx')).HomePage)
const Arriving = lazy(async () => (await import('./arriving.tsx')).Arriving)

/** The first page: a person's matches if they are signed in, otherwise an introduction. */
export function FirstPage() {
  return reader.value.kind === 'account' ? <HomePage /> : <Arriving />
}

/** Loads it before it is rendered. Strangers are known at once; whoever is not known yet has an account, most likely. */
FirstPage.preload = () => (reader.value.kind === 'stranger' ? Arriving : HomePage).preload()
