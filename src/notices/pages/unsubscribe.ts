import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountById, switchOffMails } from '../../accounts/index.ts'
import { escapeMarkup } from '../../games/kit/markup.ts'
import type { Language } from '../../games/kit/wording.ts'
import { invitationInFull } from '../../matches/index.ts'
import { sendPage } from '../../platform/http/html-page.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { type MailKind, mailKinds } from '../../platform/mail-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ProblemCode } from '../../platform/problems/catalogue.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { pageLink, unsubscribePurpose } from '../links/links.ts'
import { refuseInvitations } from '../links/refused-invitations.ts'
import { languageOf, listed, words } from '../locales/index.ts'

const page = { content: { 'text/html': { schema: z.string().describe('A small page.') } } }
const Params = z.strictObject({
  token: z
    .string()
    .max(100)
    .meta({ description: 'From the mail’s link.', example: 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c' }),
})
/** A page for people, so it ignores what other programs add to the link. */
const Query = z.object({
  of: z.string().max(60).optional().meta({
    description:
      'The kinds of mail that the token was made for; `invitations` in a mail to an address without an account. Links in old mails have no kinds and switch off all of them.',
    example: 'turns.reminders',
  }),
})

/** What the schemas of both requests about a link share. */
const common = {
  tags: ['accounts'],
  security: [],
  params: Params,
  querystring: Query,
  problems: ['not-found'] satisfies ProblemCode[],
  response: { 200: page, '4xx': ProblemBody },
}

/** The token and the kinds in a link. */
interface Unsubscribing {
  readonly token: string
  readonly of: string | undefined
}

/** The kinds that a link names; undefined if it is malformed. */
function kindsIn(of: string): readonly MailKind[] | undefined {
  const kinds = mailKinds.filter((kind) => of.split('.').includes(kind))
  return kinds.length > 0 && kinds.join('.') === of ? kinds : undefined
}

/** What a link switches off, with the words of its page. */
interface Ending {
  readonly language: Language
  readonly question: string
  readonly done: string
  /** What introduces the way to get the mails again; undefined for somebody without an account. */
  readonly again?: string
  end(): Promise<void>
}

/** Switching off mails about matches by the links in each of them (RFC 8058), kind by kind. */
export function unsubscribeRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { prisma } = platform.database

  /** @throws Problem not-found if the token is not valid, or its account or invitation does not exist any more */
  async function endingOf(unsubscribing: Unsubscribing): Promise<Ending> {
    const ending = await (unsubscribing.of === 'invitations' ? ofInvitations(unsubscribing) : ofKinds(unsubscribing))
    if (ending === undefined) throw new Problem('not-found')
    return ending
  }

  async function ofInvitations({ token }: Unsubscribing): Promise<Ending | undefined> {
    const invitation = platform.secrets.readLinkToken('no-invitations', token)
    const invited = invitation === undefined ? null : await invitationInFull(platform, invitation)
    const address = invited?.email
    if (!address) return undefined
    const language = languageOf(invited.invitedBy.language)
    const { question, done } = words[language].page.unsubscribe.invitations
    return {
      language,
      question: question(address),
      done: done(address),
      end: () => refuseInvitations(platform, address),
    }
  }

  async function ofKinds({ token, of }: Unsubscribing): Promise<Ending | undefined> {
    const kinds = of === undefined ? mailKinds : kindsIn(of)
    if (kinds === undefined) return undefined
    const id = platform.secrets.readLinkToken(of === undefined ? 'unsubscribe' : unsubscribePurpose(kinds), token)
    const account = id === undefined ? null : await accountById(platform.database, id)
    if (!account || account.status === 'erased') return undefined
    const language = languageOf(account.language)
    const named = listed(
      language,
      kinds.map((kind) => words[language].kinds[kind]),
    )
    const { question, done, again } = words[language].page.unsubscribe
    return {
      language,
      question: question(named),
      done: done(named),
      again,
      end: () => switchOffMails(prisma, account.id, kinds),
    }
  }

  const wayBack = (again: string) =>
    `<p><a href="${pageLink(platform, 'settings#mails')}">${escapeMarkup(again)}</a></p>`

  return async (app) => {
    // Mail providers send forms of either encoding, or nothing. Only the token in the address matters.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))

    app.post(
      '/v1/unsubscribe/:token',
      {
        config: { idempotency: 'repeatable' },
        schema: {
          operationId: 'unsubscribe',
          summary: 'Switch off mails of some kinds',
          description:
            'One click, without signing in (RFC 8058): mail programs post to the address in `List-Unsubscribe`. Any body and any other parameters are accepted, and repeating the request does no harm. To get the mails again, set `mails` in your account. If `Accept` names `text/html`, a refusal is a page, too.',
          ...common,
        },
      },
      async (request, reply) => {
        const { language, done, again, end } = await endingOf({ ...request.params, of: request.query.of })
        await once(request, z.object({}), async () => {
          await end()
          return {}
        })
        return sendPage(reply, {
          language,
          title: words[language].page.unsubscribe.title,
          body: `<p>${escapeMarkup(done)}</p>${again === undefined ? '' : wayBack(again)}`,
        })
      },
    )

    app.get(
      '/v1/unsubscribe/:token',
      {
        schema: {
          operationId: 'askToUnsubscribe',
          summary: 'Get the page that asks whether to switch off mails of some kinds',
          description:
            'Changes nothing, because mail scanners follow links. Its button posts to the same address. Other parameters are ignored, because other programs add them to links. If `Accept` names `text/html`, a refusal is a page, too.',
          ...common,
        },
      },
      async (request, reply) => {
        const { language, question } = await endingOf({ ...request.params, of: request.query.of })
        const { title, button } = words[language].page.unsubscribe
        return sendPage(reply, {
          language,
          title,
          body: `<p>${escapeMarkup(question)}</p><form method="post"><button>${escapeMarkup(button)}</button></form>`,
        })
      },
    )
  }
}
