import type { ComponentChildren } from 'preact'
import { Page } from '../ui/page.tsx'
import { language } from '../words/words.ts'
import { WaysIn } from './ways-in.tsx'
import { wordsIn } from './words.ts'

export interface NeedingAccount {
  /** The title of the page. A match, whose name a stranger may not see, has none. */
  readonly title?: string
  /** What the account is for, if there is more to say. */
  readonly says?: string
  /** What a stranger may see of the page. */
  readonly children?: ComponentChildren
}

/** Says to a stranger that a page needs an account, with the ways to one, from which they come back to the page. */
export function AccountNeededPage({ title, says, children }: NeedingAccount) {
  const { needed } = wordsIn[language.value]
  return (
    <Page title={title ?? needed.toSeeMatch}>
      {children}
      <p>{says ?? needed.says}</p>
      <WaysIn />
    </Page>
  )
}
