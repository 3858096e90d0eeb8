import { useMemo, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { done, Refused } from '../api/problem.ts'
import { signInByLink } from '../api/session.ts'
import { controls, LinkButton, Trouble } from '../ui/controls.tsx'
import { AskingForm } from '../ui/form.tsx'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { withoutInvitation } from './invitation.ts'
import { carriedBy, pageAfter, signInAddress, signUpAddress } from './sign-in-address.ts'
import { wordsIn } from './words.ts'

/**
 * The page that a mailed link opens. It does nothing until its button is pressed, because mail scanners follow links; the
 * token follows the `#`, so that it appears in no log.
 */
export function LinkPage() {
  const { params } = useRoute()
  const { links, linkLost, newLink, again } = wordsIn[language.value]
  const { app, session } = words.value
  const { route, query } = useLocation()
  const [says, setSays] = useState<string>()
  /** The refusal of a link that is used up, or has expired. */
  const [over, setOver] = useState<Refused>()
  const { token, page } = carriedBy(location.hash, pageAfter(query))
  const then = useMemo(() => withoutInvitation(page), [page])
  const toSignIn = { href: signInAddress(then), says: session.signIn }

  const uses = {
    confirm: {
      ...links.confirm,
      use: async () => {
        await done(api.POST('/v1/accounts/confirm', { body: { token } }))
        setSays(links.confirm.done)
      },
      helps: [toSignIn, { href: signUpAddress(then), says: again }],
    },
    'sign-in': {
      ...links.signIn,
      use: async () => {
        await signInByLink(token)
        route(then)
      },
      helps: [{ ...toSignIn, says: newLink }],
    },
    'change-address': {
      ...links.changeAddress,
      use: async () => {
        await done(api.POST('/v1/account/address/confirm', { body: { token } }))
        setSays(links.changeAddress.done)
      },
      helps: [{ href: '/settings', says: app.settings }],
    },
  }
  const use = Object.entries(uses).find(([purpose]) => purpose === params.purpose)?.[1]
  if (use === undefined) return <NoPage />
  if (says !== undefined) {
    return (
      <Page title={use.title}>
        <p role="status">{says}</p>
        <Helps of={[toSignIn]} />
      </Page>
    )
  }
  if (token === '' || over !== undefined) {
    return (
      <Page title={use.title}>
        <Trouble trouble={over} />
        <p>{token === '' ? linkLost : use.over}</p>
        <Helps of={use.helps} />
      </Page>
    )
  }
  return (
    <Page title={use.title}>
      <AskingForm
        button={use.button}
        onSend={async () => {
          try {
            await use.use()
          } catch (error) {
            if (!(error instanceof Refused && error.problem.code === 'link-not-valid')) throw error
            setOver(error)
          }
        }}
      >
        {null}
      </AskingForm>
    </Page>
  )
}

interface Help {
  readonly href: string
  readonly says: string
}

/** Where one can go on, the likeliest page first. */
const Helps = ({ of }: { readonly of: readonly Help[] }) => (
  <div class={controls.row}>
    {of.map(({ href, says }, index) => (
      <LinkButton key={href} href={href} isMain={index === 0}>
        {says}
      </LinkButton>
    ))}
  </div>
)
