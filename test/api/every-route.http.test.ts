import { randomUUID } from 'node:crypto'
import request, { type Response, type Test } from 'supertest'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newPersonalToken } from '../../src/accounts/credentials/tokens.ts'
import { problemCatalogue } from '../../src/platform/problems/catalogue.ts'
import { testServer } from '../support/server.ts'
import { misfits, type Operation, operations } from './document.ts'
import { tableDigests } from './table-digests.ts'
import { newPeople, newWorld, requests, tokenForNothing } from './world.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform, clock } = server
const { prisma } = platform.database

/** What in an answer contradicts the document. */
function wrongs({ operationId, responses }: Operation, answer: Response): unknown[] {
  const { status, type, text } = answer
  if (status >= 500) return [`answered ${status}`]
  const cached = answer.headers['cache-control'] ?? 'without a word'
  const isPublic = status < 400 && routes.get(operationId)?.needs === 'nothing'
  if (!(isPublic ? /no-store|no-cache|max-age/ : /^private, no-(store|cache)/).test(cached)) return [`cached ${cached}`]
  const documented = [String(status), `${String(status).charAt(0)}XX`].find((key) => responses.has(key))
  if (documented === undefined) return [`${status} is not documented`]
  const headers = Object.keys(responses.get(documented)?.headers ?? {})
  const missing = headers.filter((name) => !(name.toLowerCase() in answer.headers))
  if (missing.length > 0) return [`without ${missing.join(', ')}`]
  if (status < 300 && 'ratelimit' in answer.headers && !headers.includes('RateLimit')) return ['a limit not documented']
  if (status >= 400) {
    if (type !== 'application/problem+json') return [`a problem as ${type}`]
    const known = new Map<string, { status: number }>(Object.entries(problemCatalogue)).get(answer.body.code)
    if (known?.status !== status) return [`code ${answer.body.code} with ${status}`]
  }
  const content = responses.get(documented)?.content
  if (!content) return text === '' ? [] : ['a body that is not documented']
  const schema = content[type]?.schema
  if (!schema) return [`${type} is not documented`]
  return type.endsWith('json') ? misfits(schema, answer.body) : []
}

/** The expected status for a stranger, a watcher, a player, a rival, an administrator. */
const table = `
                        needs           stranger watcher player rival administrator
getHealth               nothing         200      200     200    200   200
listSigningKeys         nothing         200      200     200    200   200
getOperator             nothing         200      200     200    200   200
listGames               nothing         200      200     200    200   200
getGame                 nothing         200      200     200    200   200
listComponents          nothing         200      200     200    200   200
getRules                nothing         200      200     200    200   200
getExamplePosition      nothing         200      200     200    200   200
getExamplePicture       nothing         200      200     200    200   200
learn                   nothing         200      200     200    200   200
getJournalFileSchema    nothing         200      200     200    200   200
askToUnsubscribe        nothing         200      200     200    200   200
unsubscribe             nothing         200      200     200    200   200
register                nothing         202      202     202    202   202
confirmAccount          nothing         410      410     410    410   410
signIn                  nothing         201      201     201    201   201
mailSignInLink          nothing         202      202     202    202   202
signInByLink            nothing         410      410     410    410   410
enterMatch              nothing         410      410     410    410   410
refreshSession          nothing         401      401     401    401   401
confirmAddress          nothing         410      410     410    410   410
reportBounce            nothing         404      404     404    404   404
signInBrowser           nothing         201      201     201    201   201
signInBrowserByLink     nothing         410      410     410    410   410
refreshBrowserSession   nothing         401      401     401    401   401
signOutBrowser          nothing         204      204     204    204   204
listSessions            session         401      200     200    200   200
endAllSessions          session         401      204     204    204   204
endSession              session         401      404     204    404   404
getAccount              read            401      200     200    200   200
changeAccount           session         401      200     200    200   200
getHours                read            401      200     200    200   200
keepHours               session         401      200     200    200   200
changeHours             session         401      200     200    200   200
eraseAccount            session         401      204     204    204   204
changePassword          session         401      204     204    204   204
changeAddress           session         401      202     202    202   202
retryAddress            session         401      200     200    200   200
exportAccount           session         401      200     200    200   200
listTokens              session         401      200     200    200   200
createToken             session         401      201     201    201   201
deleteToken             session         401      404     404    404   404
listBlocks              session         401      200     200    200   200
block                   session         401      204     204    204   204
unblock                 session         401      404     404    404   404
listMutes               session         401      200     200    200   200
mute                    session         401      204     204    204   204
unmute                  session         401      404     404    404   404
getOwnCalendar          session         401      200     200    200   200
makeCalendar            session         401      201     201    201   201
endCalendar             session         401      204     204    204   204
getCalendar             nothing         200      200     200    200   200
listNotices             read            401      200     200    200   200
streamAccount           read            401      200     200    200   200
listWebhooks            read            401      200     200    200   200
createWebhook           session         401      201     201    201   201
getWebhook              read            401      404     200    404   404
changeWebhook           session         401      404     200    404   404
deleteWebhook           session         401      404     204    404   404
renewWebhookSecret      session         401      404     200    404   404
testWebhook             session         401      404     202    404   404
listDeliveries          read            401      404     200    404   404
getDelivery             read            401      404     200    404   404
replayDelivery          session         401      404     202    404   404
listPushSubscriptions   read            401      200     200    200   200
subscribeToPush         session         401      200     200    200   200
changePushSubscription  session         401      404     200    404   404
unsubscribeFromPush     session         401      404     204    404   404
listPushes              read            401      404     200    404   404
listMatches             read            401      200     200    200   200
listOwnMatches          read            401      200     200    200   200
getPerson               read            401      200     200    200   200
listResults             read            401      200     200    200   200
listRatings             read            401      200     200    200   200
getStatistics           read            401      200     200    200   200
createMatch             create          401      201     201    201   201
getMatch                read            401      200     200    200   200
joinMatch               play            401      200     409    409   200
leaveMatch              play            401      409     204    204   409
cancelMatch             create          401      403     204    403   403
removeParticipant       create          401      403     204    403   403
invite                  create          401      409     202    202   409
makeLink                create          401      409     201    201   409
rematch                 create          401      403     409    409   403
wish                    create          401      201     201    201   201
listWishes              read            401      200     200    200   200
takeBackWish            create          401      404     404    404   404
createStudy             create          401      201     201    201   201
listStudies             read            401      200     200    200   200
lookAtPosition          read            401      200     200    200   200
getStudy                read            401      404     200    404   404
renameStudy             create          401      404     204    404   404
deleteStudy             create          401      404     204    404   404
getStudyPosition        read            401      404     200    404   404
getStudyChoices         read            401      404     200    404   404
getStudyPicture         read            401      404     200    404   404
exportPosition          read            401      404     200    404   404
tryMoves                play            401      404     200    404   404
nameVariation           play            401      404     204    404   404
deleteLine              play            401      404     204    404   404
shareStudy              create          401      404     200    404   404
endSharing              create          401      404     204    404   404
getSharedStudy          nothing         200      200     200    200   200
getSharedPosition       nothing         200      200     200    200   200
getSharedChoices        nothing         200      200     200    200   200
getSharedPicture        nothing         200      200     200    200   200
exportSharedPosition    nothing         200      200     200    200   200
getView                 read            401      200     200    200   200
getPicture              read            401      200     200    200   200
getChoices              read            401      403     200    200   403
getChoicesAhead         read            401      403     200    200   403
getJournal              read            401      200     200    200   200
getDifference           read            401      200     200    200   200
getEntry                read            401      200     200    200   200
streamMatch             read            401      200     200    200   200
getJournalFile          read            401      200     200    200   200
move                    play            401      403     200    200   403
takeBack                play            401      403     409    409   403
resign                  play            401      403     200    200   403
claimWin                play            401      403     409    409   403
withdrawClaim           play            401      403     409    409   403
takeOver                play            401      409     409    409   403
getOrders               read            401      403     200    200   403
giveOrders              play            401      403     200    200   403
cancelOrders            play            401      403     204    204   403
listProposals           read            401      200     200    200   200
propose                 play            401      403     201    409   403
answerProposal          play            401      403     403    200   403
withdrawProposal        play            401      403     204    409   403
listDisputes            read            401      200     200    200   200
getDispute              read            401      200     200    200   200
raiseDispute            play            401      403     409    201   403
commentOnDispute        play            401      403     201    201   201
withdrawDispute         play            401      403     200    409   403
listMessages            read            401      403     200    200   403
say                     play            401      403     201    201   403
withdrawMessage         play            401      403     204    403   403
reportMessage           play            401      403     403    204   403
getNotes                read            401      200     200    200   200
keepNotes               play            401      200     200    200   200
getReadMark             read            401      200     200    200   200
noteReadMark            play            401      200     200    200   200
reportPerson            play            401      204     204    204   204
listReportedMessages    administration  401      403     403    403   200
hideMessage             administration  401      403     403    403   200
showMessage             administration  401      403     403    403   200
listPersonReports       administration  401      403     403    403   200
closePersonReport       administration  401      403     403    403   204
listAccounts            administration  401      403     403    403   200
suspendAccount          administration  401      403     403    403   200
banAccount              administration  401      403     403    403   200
reinstateAccount        administration  401      403     403    403   409
getOutbox               administration  401      403     403    403   200
listNoticesTo           administration  401      403     403    403   200
retryAddressOf          administration  401      403     403    403   200
getAuditLog             administration  401      403     403    403   200
verifyAuditLog          administration  401      403     403    403   200
look                    administration  401      403     403    403   201
getAdministration       read            401      200     200    200   200
replay                  administration  401      403     403    403   200
listReplayedEntries     administration  401      403     403    403   200
replayEntry             administration  401      403     403    403   200
replayDifference        administration  401      403     403    403   200
getDisputedJournalFile  administration  401      403     403    403   200
verifyMatch             administration  401      403     403    403   200
abortMatch              administration  401      403     403    403   200
listQueuedDisputes      administration  401      403     403    403   200
raiseDisputeAsAdministrator administration 401   403     403    403   201
freezeMatch             administration  401      403     403    403   200
ruleDispute             administration  401      403     403    403   200
importMatch             administration  401      403     403    403   201
proposeRules            administration  401      403     403    403   409
withdrawRules           administration  401      403     403    403   403
`

/** What a caller needs: nothing, a token with a scope, a session, or an administrator's session. */
const Needs = z.enum(['nothing', 'read', 'play', 'create', 'session', 'administration'])
type Needs = z.infer<typeof Needs>

const routes = new Map(
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [operationId = '', needs, stranger, ...others] = line.split(/ +/)
      return [
        operationId,
        { needs: Needs.parse(needs), stranger: Number(stranger), others: others.map(Number) },
      ] as const
    }),
)

const refusalWithoutScope: Readonly<Record<Needs, string | undefined>> = {
  nothing: undefined,
  read: 'scope-missing',
  play: 'scope-missing',
  create: 'scope-missing',
  session: 'session-needed',
  administration: 'session-needed',
}

/** After this request the caller has no session left for another. */
const signsOut = new Set(['eraseAccount', 'endAllSessions', 'endSession'])
/** These routes change who people are: they sign out, erase or ban. */
const spoils = new Set<Needs>(['session', 'administration'])
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const inCapitals = (path: string) => path.replaceAll(uuid, (id) => id.toUpperCase())

const people = await newPeople(server)
/** No read changes it. */
const read = await newWorld(server, await newPeople(server))

describe('every route of the document', () => {
  test('is in this table, and no other', () => {
    expect([...routes.keys()].sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
  })

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s answers every kind of caller as expected, and as documented',
    async (operationId, operation) => {
      const route = routes.get(operationId)
      if (!route) throw new Error(`${operationId} is not in the table`)
      const changing = async () => newWorld(server, spoils.has(route.needs) ? await newPeople(server) : people)
      // Looks of administrators expire.
      const isRead = operation.method === 'get' && route.needs !== 'administration'
      const world = isRead ? read : await changing()
      const { watcher, player, rival, administrator } = world
      const { at, body } = requests[operationId] ?? {}
      const path = at?.(world) ?? operation.path

      async function ask(
        identify: (test: Test) => Test,
        { sent = body?.(world), url = path }: { readonly sent?: object | undefined; readonly url?: string } = {},
      ): Promise<Response> {
        const asked = identify(http[operation.method](url)).set('origin', platform.publicUrl())
        const answer = sent ? await asked.send(sent) : await asked
        expect(wrongs(operation, answer), `${operationId}: ${answer.status} ${answer.text}`).toEqual([])
        return answer
      }
      /** Under a key the same request gets the same answer, and takes effect once. */
      async function askTwice(identify: (test: Test) => Test, url: string): Promise<Response> {
        const key = randomUUID()
        const keyed = (test: Test) => identify(test).set('idempotency-key', key)
        const sent = body?.(world)
        const first = await ask(keyed, { sent, url })
        const stored = first.status < 300 ? await tableDigests(prisma) : undefined
        const second = await ask(keyed, { sent, url })
        if (signsOut.has(operationId) && first.status === 204) expect(second.status).toBe(401)
        else {
          const essence = ({ status, type, body: read, text }: Response) => [
            status,
            type,
            type.endsWith('json') ? read : text,
          ]
          expect(essence(second)).toEqual(essence(first))
          if (stored !== undefined) expect(await tableDigests(prisma)).toEqual(stored)
        }
        return first
      }
      const bearing = (token: string) => (asked: Test) => asked.set('authorization', `Bearer ${token}`)

      // given invalid tokens: refused everywhere, even where no sign-in is needed
      const expired = player.token()
      clock.turn(16 * 60_000)
      const forged = [...player.token().split('.').slice(0, 2), expired.split('.')[2]].join('.')
      for (const token of [expired, 'garbage', forged, newPersonalToken()]) {
        const refused = await ask(bearing(token))
        expect([token, refused.status, refused.body.code]).toEqual([token, 401, 'token-not-valid'])
      }

      // given no token, and a token without the scope
      const { needs, stranger, others } = route
      const nobody = await ask((asked) => asked)
      expect(nobody.status).toBe(stranger)
      if (needs !== 'nothing') expect(nobody.body.code).toBe('sign-in-needed')
      for (const caller of [player, administrator]) {
        const lacking = await ask(bearing(await tokenForNothing(server, caller)))
        const code = refusalWithoutScope[needs]
        if (code === undefined) expect(lacking.status).toBe(others[1])
        else expect([lacking.status, lacking.body.code]).toEqual([403, code])
        if (code === 'scope-missing') expect(lacking.body.params).toEqual({ scope: needs })
      }

      // given all other callers, two of whom write ids in capitals
      const statuses: number[] = []
      for (const caller of [watcher, player, rival, administrator]) {
        const signed = bearing(caller.token())
        const url = caller === player || caller === administrator ? inCapitals(path) : path
        statuses.push((operation.takesKey ? await askTwice(signed, url) : await ask(signed, { url })).status)
      }
      expect(statuses).toEqual(others)
    },
  )

  test('leaves an audit log that holds, and secrets of webhooks that can be read', async () => {
    const { administrator } = await newPeople(server)
    const checked = await administrator.as(http.get('/v1/admin/audit-log/verification')).expect(200)
    expect(checked.body.holds, JSON.stringify(checked.body)).toBe(true)
    const sealed = await prisma.webhook.findMany({ select: { id: true, sealedSecret: true } })
    expect(sealed.length).toBeGreaterThan(0)
    for (const { id, sealedSecret } of sealed) expect(platform.secrets.unseal(sealedSecret, id)).toContain('whsec_')
  })
})
