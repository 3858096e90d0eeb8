import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requireSession } from '../../platform/http/caller.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { proofProblems, type RequireProof } from '../../platform/http/proof.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { createToken, NewToken, TokenRecord, TokenWish, tokenRecord } from './personal-tokens.ts'

const TokenList = z
  .object({ items: z.array(TokenRecord) })
  .meta({ id: 'AccessTokenList', description: 'Your personal access tokens.' })

/** Personal access tokens, for bots and third-party clients. */
export function personalTokenRoutes(platform: Platform, requireProof: RequireProof): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/account/tokens',
      {
        schema: {
          operationId: 'listTokens',
          summary: 'List your personal access tokens',
          description: 'The tokens themselves are not shown again.',
          tags: ['accounts'],
          security: needs('session'),
          response: { 200: TokenList, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: accountId } = requireSession(request)
        const rows = await platform.database.prisma.accessToken.findMany({
          where: { accountId },
          orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        })
        return { items: rows.map(tokenRecord) }
      },
    )

    app.post(
      '/v1/account/tokens',
      {
        config: { idempotency: 'refused' },
        schema: {
          operationId: 'createToken',
          summary: 'Make a personal access token',
          description:
            'For a bot or a client that acts for you, within its scopes: `Authorization: Bearer pqb_…`. It cannot change your account, and reaches neither sessions nor tokens. The server shows the token only once, and you get a mail about it. It needs your password, or a session that began within the last 15 minutes.',
          tags: ['accounts'],
          security: needs('session'),
          body: TokenWish,
          problems: [...proofProblems, 'too-many-tokens'],
          response: { 201: NewToken, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { password, ...wanted } = request.body
        const proof = await requireProof(request, password)
        return reply.status(201).send(await createToken(platform, proof, wanted))
      },
    )

    app.delete(
      '/v1/account/tokens/:token',
      {
        schema: {
          operationId: 'deleteToken',
          summary: 'Delete a personal access token',
          description: 'It is refused from then on. `token` is its id, not the secret.',
          tags: ['accounts'],
          security: needs('session'),
          params: z.strictObject({
            token: z
              .uuid()
              .toLowerCase()
              .meta({ description: 'The id of the token.', example: '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10' }),
          }),
          problems: ['not-found'],
          response: { 204: noBody('The token is no longer valid.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account: accountId } = requireSession(request)
        const { count } = await platform.database.prisma.accessToken.deleteMany({
          where: { id: request.params.token, accountId },
        })
        platform.signals.accountsChanged([accountId])
        if (count === 0) throw new Problem('not-found')
        return reply.status(204).send()
      },
    )
  }
}
