import { useMemo, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { withoutInvitation } from '../match/invitation.ts'
import { LinkButton } from '../ui/controls.tsx'
import { AskingForm } from '../ui/form.tsx'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { signInByLink } from './session.ts'
import { carriedBy, pageAfter, signInAddress } from './sign-in-address.ts'
import { wordsIn } from './words.ts'

/**
 * The page that a mailed link opens. It does nothing until its button is pressed, because mail scanners follow links; the
 * token follows the `#`, so that it appears in no log.
 */
export function LinkPage() {
  const { params } = useRoute()
  const { links, linkLost } = wordsIn[language.value]
  const { signIn } = words.value.session
  const { route, query } = useLocation()
  const [says, setSays] = useState<string>()
  const { token, page } = carriedBy(location.hash, pageAfter(query))
  const then = useMemo(() => withoutInvitation(page), [page])

  const uses = {
    confirm: {
      ...links.confirm,
      use: async () => {
        await done(api.POST('/v1/accounts/confirm', { body: { token } }))
        setSays(links.confirm.done)
      },
    },
    'sign-in': {
      ...links.signIn,
      use: async () => {
        await signInByLink(token)
        route(then)
      },
    },
    'change-address': {
      ...links.changeAddress,
      use: async () => {
        await done(api.POST('/v1/account/address/confirm', { body: { token } }))
        setSays(links.changeAddress.done)
      },
    },
  }
  const use = Object.entries(uses).find(([purpose]) => purpose === params.purpose)?.[1]
  if (use === undefined) return <NoPage />
  return (
    <Page title={use.title}>
      {token === '' && <p>{linkLost}</p>}
      {says === undefined ? (
        <AskingForm button={use.button} onSend={use.use}>
          {null}
        </AskingForm>
      ) : (
        <>
          <p role="status">{says}</p>
          <div>
            <LinkButton href={signInAddress(then)} isMain>
              {signIn}
            </LinkButton>
          </div>
        </>
      )}
    </Page>
  )
}
