import { randomUUID } from 'node:crypto'
import { METHODS } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Counter } from 'prom-client'
import type { Language } from '../../games/kit/wording.ts'
import { isStorageFull, whyUnavailable } from '../database/sql-state.ts'
import { loggedError } from '../logged-error.ts'
import { refusals } from '../metrics/requests.ts'
import type { Platform } from '../platform.ts'
import { type ProblemCode, problemCatalogue } from '../problems/catalogue.ts'
import { Problem, problemBody, storageFull, unavailable } from '../problems/problem.ts'
import { traceRequests } from '../traces/trace-requests.ts'
import type { TrustedProxies } from '../trusted-proxies.ts'
import { instructBrowsers } from './browser-rules.ts'
import { askForAccessFirst } from './caller.ts'
import { looksForPage, sendNoPage } from './client-routes.ts'
import { acceptedLanguage } from './content-negotiation.ts'
import { keepToKeys } from './idempotency/hooks.ts'
import { readJson } from './json-body.ts'
import { keepLimits } from './limit.ts'
import { loggedPaths } from './logged-path.ts'
import { takeTurnsByMatch } from './match-lanes.ts'
import { allowedMethods } from './methods.ts'
import { openapiOptions } from './openapi/head.ts'
import { transform, transformObject } from './openapi/transform.ts'
import { keepAnswersPrivate } from './private-answers.ts'
import { readBySchema, refuseWhatRoutesLack } from './strict-requests.ts'
import { noteUnheededProxy } from './unheeded-proxy.ts'
import { answerInPlaceOfNode, refuseUnreadable } from './unreadable-requests.ts'
import { refuseWhileStopping } from './while-stopping.ts'

const bodyLimit = 64 * 1024
/** How long a request may take to arrive. A slow one occupies a connection, and delays a stop of the server. */
const requestTimeout = 30_000
const lookForSlowRequestsEach = 1_000
/**
 * How long a connection may stand still: an answer that nobody reads stays in memory. No answer takes that long to
 * make.
 */
const connectionTimeout = 120_000

/** Fastify's own refusals, as problems. */
const fastifyRefusals: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-request',
}

export type Application = Awaited<ReturnType<typeof application>>

/**
 * The HTTP application without routes: validation and answers by zod, problems by RFC 9457, the API's document. Slices
 * register their routes on it.
 */
export async function application(platform: Platform) {
  const { configuration } = platform
  const paths = loggedPaths()
  const refused = refusals(platform.metrics)
  const app = Fastify({
    bodyLimit,
    trustProxy: trusting(configuration.trustProxy),
    logger: {
      level: configuration.logLevel,
      ...(platform.logTo === undefined ? {} : { stream: platform.logTo }),
      // Headers are not logged, because they may contain tokens.
      serializers: {
        req: (request) => ({ method: request.method, url: paths.shown(request.url) }),
        error: loggedError,
        err: loggedError,
      },
    },
    requestTimeout,
    connectionTimeout,
    genReqId: () => randomUUID(),
    // By default, Node allows headers a minute, and looks for slow requests only every 30 seconds.
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: lookForSlowRequestsEach,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    // `refuseWhileStopping` answers with a problem instead.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable(platform.publicUrl, refused),
    // A malformed URL is refused before any hook or handler, so what these would do is done here.
    frameworkErrors: (_error, request, reply) => {
      const language = acceptedLanguage(request.headers['accept-language']) ?? 'en'
      const problem = new Problem('no-such-route')
      refused.inc({ code: problem.code })
      reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
      answer(problem, language, platform, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.addHook('onRoute', paths.note)
  // No route takes it, and Fastify would ask for a body that such a request has (RFC 10008), instead of saying so.
  if (METHODS.includes('QUERY')) app.addHttpMethod('QUERY', { overrideExisting: true })
  app.removeContentTypeParser('text/plain')
  readJson(app)
  app.setValidatorCompiler(readBySchema)
  refuseWhatRoutesLack(app)
  askForAccessFirst(app)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('caller', undefined)
  app.decorateRequest('credential', undefined)
  app.decorateRequest('language', 'en')
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    request.language = acceptedLanguage(request.headers['accept-language']) ?? 'en'
    done()
  })
  refuseWhileStopping(app)
  answerInPlaceOfNode(app)
  noteUnheededProxy(app, configuration)
  instructBrowsers(app, platform)
  keepAnswersPrivate(app)
  if (platform.traces) traceRequests(app, platform.traces)
  answerProblems(app, platform, refused)
  takeTurnsByMatch(app)
  keepToKeys(app, platform)
  await app.register(swagger, { ...openapiOptions, transform, transformObject })
  await app.register(rateLimit, { global: false })
  keepLimits(app)
  return app
}

/** The setting in the form of Fastify. A number means that many hops next to this server. */
function trusting(trusted: TrustedProxies) {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted
  return trusted === false ? false : [...trusted]
}

function answerProblems(app: FastifyInstance, platform: Platform, refused: Counter<'code'>): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = asProblem(error)
    refused.inc({ code: problem.code })
    if (problem.code === 'fault') request.log.error({ error }, 'the server failed')
    else if (problemCatalogue[problem.code].status >= 500) request.log.warn({ error }, problem.code)
    return answer(problem, request.language, platform, reply)
  })
  const allowed = allowedMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(request.url)
    // If a part of a path must have a certain form, an address may look like a route with this method, and be none.
    const isRefused = methods.length > 0 && !methods.includes(request.method)
    if (isRefused) throw new Problem('method-not-allowed', { allow: methods })
    if (platform.client === undefined || !looksForPage(request)) throw new Problem('no-such-route')
    return sendNoPage(reply, platform.client)
  })
}

function answer(problem: Problem, language: Language, platform: Platform, reply: FastifyReply): FastifyReply {
  const body = problemBody(problem, language, platform.publicUrl())
  const { retryAfter, allow } = problem.extra
  if (allow !== undefined) reply.header('allow', allow.join(', '))
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (body.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(body.status)
    .headers({ 'content-language': language, 'cache-control': 'private, no-store' })
    .type('application/problem+json')
    .serializer((plain) => JSON.stringify(plain))
    .send(body)
}

function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  // JavaScript code may throw anything, whatever the types say.
  if (!(error instanceof Error)) return new Problem('fault')
  const refusal = fastifyRefusals[error.code]
  if (refusal) return new Problem(refusal)
  // Fastify's other refusals have a status below 500. An error without a status is a fault of this server.
  if (error.statusCode !== undefined && error.statusCode < 500) return new Problem('invalid-request')
  if (isStorageFull(error)) return storageFull()
  if (whyUnavailable(error) !== undefined) return unavailable()
  return new Problem('fault')
}
