import { reader } from '../session/session.ts'
import { Arriving } from './arriving.tsx'
import { HomePage } from './home-page.tsx'

/** The first page: a person's matches if they are signed in, otherwise an introduction. */
export function FirstPage() {
  return reader.value.kind === 'account' ? <HomePage /> : <Arriving />
}
