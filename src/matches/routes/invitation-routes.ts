import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountByName } from '../../accounts/index.ts'
import { needs, type Player, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { anHour, perAccount } from '../../platform/http/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFoundAt, ProblemBody } from '../../platform/problems/problem.ts'
import { type Invitee, invite, linkOf, makeInvitationLink } from '../access/invitations.ts'
import { viewpointOf } from '../access/permissions.ts'
import { existing } from '../record/find-match.ts'
import type { MatchRecord } from '../record/record.ts'
import { inMatch } from '../wire/match-body.ts'

const tags = ['matches']
const Nothing = z.object({})
const LinkThen = z.object({ invitation: z.uuid() })
const Invited = z.object({ invited: z.literal(true) }).meta({
  id: 'Invited',
  description: 'The invitation is made; the answer does not say whether a mail goes out.',
})
const InvitationLink = z
  .object({
    token: z.string().describe('The token that admits its holder.'),
    link: z.url().describe('The page that shows the match to anybody who has this link, which contains the token.'),
  })
  .meta({ id: 'InvitationLink', description: 'An invitation to hand on.' })

const ByAddress = z.strictObject({
  email: z
    .string()
    .max(254)
    .trim()
    .toLowerCase()
    .check(z.email())
    .meta({ description: 'The mail address of the person to invite.', example: 'grace@example.org' }),
})
const ByName = z.strictObject({
  name: z.string().min(1).max(40).meta({ description: 'The name of the person to invite.', example: 'Grace H.' }),
})
const NewInvitation = z.union([ByAddress, ByName]).meta({
  id: 'NewInvitation',
  description: 'Whom to invite: an address, or somebody who has an account by their name.',
})

/** Names that people could not tell apart count as the same. @throws Problem not-found if nobody has the name */
async function inviteeOf({ database }: Platform, whom: z.infer<typeof NewInvitation>): Promise<Invitee> {
  if ('email' in whom) return { email: whom.email, byName: false }
  const account = await accountByName(database, whom.name)
  // An unconfirmed account has no name yet, and an erased one no address.
  if (!account?.email || account.status === 'unconfirmed') throw notFoundAt('body/name', 'Nobody here has this name.')
  return { email: account.email, byName: true }
}

/** Inviting others into a match. */
export function invitationRoutes(platform: Platform): FastifyPluginAsyncZod {
  async function requireVisible(match: string, caller: Player): Promise<MatchRecord> {
    const record = await existing(platform, match)
    viewpointOf(record, caller, false)
    return record
  }

  return async (app) => {
    app.post(
      '/v1/matches/:match/invitations',
      {
        schema: {
          operationId: 'invite',
          summary: 'Invite somebody by mail',
          description:
            'The mail holds a link with a token that lets its reader join, even a private match. Only players can invite, before the start or while a seat is open to a substitute. You do not learn the address of somebody whom you invite by their name. An address gets at most one invitation to a match and a few a day in all, and none if its owner takes part already, refuses invitations or must not meet you. The answer does not tell these cases apart, or it would tell who has an account.',
          tags,
          security: needs('create'),
          params: inMatch,
          body: NewInvitation,
          problems: [
            'not-found',
            'not-joined',
            'already-joined',
            'match-not-open',
            'too-many-invitations',
            'address-invited-often',
            'too-many-requests',
          ],
          response: { 202: Invited, '4xx': ProblemBody },
        },
        config: { limits: [perAccount(30, anHour)] },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        await once(request, Nothing, async () => {
          const record = await requireVisible(request.params.match, caller)
          await invite(platform, record, caller, await inviteeOf(platform, request.body))
          return {}
        })
        return reply.status(202).send({ invited: true })
      },
    )

    app.post(
      '/v1/matches/:match/links',
      {
        schema: {
          operationId: 'makeLink',
          summary: 'Make a link to hand on',
          description:
            'Everybody who has the link may see and join the match, even a private one, until it starts. A link made while a seat is open to a substitute works as long as a seat is open. A link counts as an invitation.',
          tags,
          security: needs('create'),
          params: inMatch,
          problems: ['not-found', 'not-joined', 'match-not-open', 'too-many-invitations'],
          response: { 201: InvitationLink, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        reply.status(201)
        const { match } = request.params
        const { invitation } = await once(request, LinkThen, async () => ({
          invitation: await makeInvitationLink(platform, await requireVisible(match, caller), caller),
        }))
        return linkOf(platform, match, invitation)
      },
    )
  }
}
