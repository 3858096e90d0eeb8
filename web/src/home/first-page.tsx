import { reader } from '../session/session.ts'
import { Arriving } from './arriving.tsx'
import { HomePage } from './home-page.tsx'

/** The first page: for somebody with an account their matches, for everybody else what this is. */
export function FirstPage() {
  return reader.value.kind === 'account' ? <HomePage /> : <Arriving />
}
