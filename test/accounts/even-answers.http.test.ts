import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { onTheBeat } from '../../src/accounts/credentials/even-answers.ts'
import { newPlayer, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)

const beat = 250
/** Timers count whole milliseconds. */
const almost = 5
const nap = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function milliseconds(work: () => PromiseLike<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

describe('an answer on a fixed beat', () => {
  test('takes a whole beat, however little the work', async () => {
    expect(await milliseconds(() => onTheBeat(async () => 'done'))).toBeGreaterThan(beat - almost)
  })

  test('takes another beat if one is not enough', async () => {
    expect(await milliseconds(() => onTheBeat(() => nap(beat + 30)))).toBeGreaterThan(2 * beat - almost)
  })

  test('hides how long a failure took, too', async () => {
    const failing = onTheBeat(() => Promise.reject(new Error('no')))
    expect(await milliseconds(() => expect(failing).rejects.toThrow('no'))).toBeGreaterThan(beat - almost)
  })
})

/** Without the beat, a request that writes nothing is answered within milliseconds. */
describe('answers that could reveal whether an address has an account come on the beat', () => {
  const nobody = 'nobody@example.org'

  test('a request for a link', async () => {
    const { email } = await newPlayer(server)
    for (const asked of [email, nobody]) {
      const took = await milliseconds(() => http.post('/v1/sessions/link').send({ email: asked }).expect(202))
      expect(took, asked).toBeGreaterThan(beat - almost)
    }
  })

  test('a registration', async () => {
    const { email } = await newPlayer(server)
    for (const wish of [
      { email, name: 'Somebody new' },
      { email: nobody, name: 'Somebody else' },
    ]) {
      const registering = () =>
        http
          .post('/v1/accounts')
          .send({ ...wish, password })
          .expect(202)
      expect(await milliseconds(registering), wish.email).toBeGreaterThan(beat - almost)
    }
  })

  test('a change of address', async () => {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    for (const email of [bob.email, ann.email, 'new.ann@example.org']) {
      const changing = () => ann.as(http.post('/v1/account/address')).send({ email, password }).expect(202)
      expect(await milliseconds(changing), email).toBeGreaterThan(beat - almost)
    }
  })
})
