import request from 'supertest'
import { DeliveryBody } from '../../../src/notices/deliveries/delivery-body.ts'
import type { PushMessage } from '../../../src/notices/push/push-message.ts'
import { PushSubscriptionBody } from '../../../src/notices/push/push-subscription.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import { receiver } from '../deliveries/receiver.ts'
import { browser } from './browser.ts'

const at = '/v1/account/push-subscriptions'

/** A push service on this machine, and browsers that get their pushes from it. */
export async function stage(server: TestServer) {
  const http = request(server.app.server)
  const service = await receiver()
  let browsers = 0

  return {
    at,
    http,
    service,

    /** A browser of a person subscribes. */
    async subscribed(person: Person, kinds: object = {}, path = `/browser-${++browsers}`) {
      const { keys, read } = browser()
      const wish = { endpoint: new URL(path, service.url).href, keys, kinds }
      const { body } = await person.as(http.put(at)).send(wish).expect(200)
      const { id } = PushSubscriptionBody.parse(body)
      return {
        id,
        path,
        wish,
        /** What was pushed to it, in the order of arrival. */
        shown: (): PushMessage[] =>
          service.received.filter((one) => one.path === path).map(({ bytes }) => JSON.parse(read(bytes))),
        async log(): Promise<DeliveryBody[]> {
          const all = await person.as(http.get(`${at}/${id}/deliveries?limit=100`)).expect(200)
          return DeliveryBody.array().parse(all.body.items)
        },
      }
    },

    async list(person: Person): Promise<PushSubscriptionBody[]> {
      return PushSubscriptionBody.array().parse((await person.as(http.get(at)).expect(200)).body.items)
    },
  }
}
