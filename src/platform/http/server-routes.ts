import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { healthCheck } from '../database/health.ts'
import type { Platform } from '../platform.ts'
import { problemsPage } from '../problems/page.ts'
import { ProblemBody } from '../problems/problem.ts'
import { type MadeOnce, madeOnce, sendMadeOnce } from './made-once.ts'

const SigningKey = z
  .object({
    id: z.string().describe('The `keyId` of the heads that it signed.'),
    publicKey: z.string().describe('Ed25519, SPKI in PEM.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SigningKey', description: 'A public key of this server.' })
const SigningKeyList = z
  .object({ items: z.array(SigningKey) })
  .meta({ id: 'SigningKeyList', description: 'The keys, oldest first.' })
const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health', description: 'All is well.' })

/** The page of problems has a style within it, and nothing else. */
const problemsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The server itself: its health, its keys, its document, and the page to try it. */
export function serverRoutes({ database }: Platform): FastifyPluginAsyncZod {
  const requireWell = healthCheck(database)
  return async (app) => {
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { deepLinking: true, tryItOutEnabled: true },
      // A policy with the hashes of the page's own scripts and styles, and without frames.
      staticCSP: true,
      // If a directive occurs twice, the first one counts (CSP Level 3 §2.2.1).
      transformStaticCSP: (policy) =>
        policy.replace(/upgrade-insecure-requests;?/, '').replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'"),
    })

    let document: MadeOnce | undefined
    app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
      document ??= madeOnce('application/json; charset=utf-8', JSON.stringify(app.swagger()))
      return sendMadeOnce(request, reply, document)
    })

    let problems: MadeOnce | undefined
    app.get('/problems', { schema: { hide: true } }, async (request, reply) => {
      reply.header('content-security-policy', problemsPolicy)
      problems ??= madeOnce('text/html; charset=utf-8', problemsPage())
      return sendMadeOnce(request, reply, problems)
    })

    app.get(
      '/v1/health',
      {
        schema: {
          operationId: 'getHealth',
          summary: 'Check the health of the server and its database',
          description:
            'For monitoring and load balancers: 200 as long as the database answers and has room to write. Otherwise 503: `unavailable` or `storage-full`.',
          tags: ['server'],
          security: [],
          response: { 200: Health, '4xx': ProblemBody },
        },
      },
      async () => {
        await requireWell()
        return { status: 'ok' as const }
      },
    )

    app.get(
      '/v1/keys',
      {
        schema: {
          operationId: 'listSigningKeys',
          summary: 'List the public keys that sign heads of journals',
          description:
            'Ed25519. Keep a copy: with it you can check the signed head of a journal without asking the server again.',
          tags: ['server'],
          security: [],
          response: { 200: SigningKeyList, '4xx': ProblemBody },
        },
      },
      async () => {
        const keys = await database.prisma.signingKey.findMany({ orderBy: { createdAt: 'asc' } })
        return { items: keys.map((key) => ({ ...key, createdAt: key.createdAt.toISOString() })) }
      },
    )
  }
}
