import { reader } from '../api/session.ts'
import { part } from '../ui/part.ts'

const HomePage = part(() => import('./home-page.tsx'), 'HomePage')
const Arriving = part(() => import('./arriving.tsx'), 'Arriving')

/** The first page: a person's matches if they are signed in, otherwise an introduction. */
export function FirstPage() {
  return reader.value.kind === 'account' ? <HomePage /> : <Arriving />
}

/** Loads the page before it is rendered. A reader whose session is still being renewed most likely has an account. */
FirstPage.preload = () => (reader.value.kind === 'stranger' ? Arriving : HomePage).preload()
