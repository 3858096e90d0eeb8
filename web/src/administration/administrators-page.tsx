import type { ComponentChildren } from 'preact'
import { reader } from '../api/session.ts'
import { AccountNeeded } from '../sign-in/account-needed.tsx'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { SiblingPages } from '../ui/sibling-pages.tsx'
import { language } from '../words/words.ts'
import { wordsIn } from './words.ts'

/** The areas of the administration in their order; each is an address: `/administration/log`. */
export const areas = ['disputes', 'accounts', 'reports', 'log', 'files', 'server'] as const
export type Area = (typeof areas)[number]

interface Props {
  readonly title: string
  /** The area that is shown; undefined for a page that belongs to none. */
  readonly shown?: Area
  readonly children: ComponentChildren
}

/** A page for administrators, with the way to the other ones. Nobody else sees what is in it. */
export function AdministratorsPage({ title, shown, children }: Props) {
  const say = wordsIn[language.value]
  const me = reader.value
  if (me.kind !== 'account') return <AccountNeeded title={say.title} says={say.forAdministrators} />
  if (me.account.role !== 'administrator') {
    return <NoPage title={say.title} says={say.forAdministrators} />
  }
  return (
    <Page title={title}>
      <SiblingPages
        label={say.title}
        pages={areas.map((area) => ({
          href: `/administration/${area}`,
          says: say.areas[area],
          isShown: area === shown,
        }))}
      />
      {children}
    </Page>
  )
}
