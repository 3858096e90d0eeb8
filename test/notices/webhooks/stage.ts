import request from 'supertest'
import type { z } from 'zod'
import { DeliveryBody } from '../../../src/notices/deliveries/delivery-body.ts'
import { DeliveryWithBody, WebhookWithSecret } from '../../../src/notices/webhooks/wire.ts'
import { type NoticeDraft, noticeRow } from '../../../src/platform/outbox.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

export type Hook = z.infer<typeof WebhookWithSecret>

/** People's webhooks, made through the API, and notices to post to them. */
export function stage(server: TestServer) {
  const http = request(server.app.server)
  const { prisma } = server.platform.database
  let notices = 0

  return {
    http,

    async hook(person: Person, url: string, topics?: readonly string[]): Promise<Hook> {
      const wish = { url, ...(topics === undefined ? {} : { topics }) }
      const made = await person.as(http.post('/v1/account/webhooks')).send(wish).expect(201)
      // Making it sends a mail, which these tests ignore.
      await prisma.notice.deleteMany({ where: { accountId: person.id, topic: 'webhook-made' } })
      return WebhookWithSecret.parse(made.body)
    },

    async log(person: Person, { id }: Pick<Hook, 'id'>): Promise<DeliveryBody[]> {
      const { body } = await person.as(http.get(`/v1/account/webhooks/${id}/deliveries?limit=100`)).expect(200)
      return DeliveryBody.array().parse(body.items)
    },

    async delivery(person: Person, { id }: Pick<Hook, 'id'>, delivery: string): Promise<DeliveryWithBody> {
      const { body } = await person.as(http.get(`/v1/account/webhooks/${id}/deliveries/${delivery}`)).expect(200)
      return DeliveryWithBody.parse(body)
    },

    async test(person: Person, { id }: Pick<Hook, 'id'>): Promise<DeliveryBody> {
      return DeliveryBody.parse((await person.as(http.post(`/v1/account/webhooks/${id}/test`)).expect(202)).body)
    },

    async look(person: Person, { id }: Pick<Hook, 'id'>) {
      return (await person.as(http.get(`/v1/account/webhooks/${id}`)).expect(200)).body
    },

    /** Writes a notice to somebody, of any content. */
    async notify(person: Pick<Person, 'id'>, draft: NoticeDraft, dueAt?: Date): Promise<void> {
      const matchId = 'match' in draft ? draft.match : null
      const key = `notice/${++notices}`
      const about = { key, accountId: person.id, matchId, draft, ...(dueAt === undefined ? {} : { dueAt }) }
      await prisma.notice.create({ data: noticeRow(about) })
    },
  }
}
