import { connect } from 'node:net'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { application } from '../../../src/platform/http/application.ts'
import { testServer, urlOf } from '../../support/server.ts'

test('given a server that stops, when somebody asks on a kept connection, then they are told to come back', async () => {
  const { platform } = await testServer()
  const app = await application({ ...platform, metrics: new Registry() })
  app.get('/fine', async () => ({ fine: true }))
  let isStopping = false
  let goOn = () => {}
  // As long as streams take to end.
  app.addHook('preClose', () => {
    isStopping = true
    return new Promise<void>((resolve) => {
      goOn = resolve
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })

  const socket = connect(Number(new URL(urlOf({ app })).port))
  let said = ''
  socket.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const ask = () => socket.write('GET /fine HTTP/1.1\r\nHost: paquebot.test\r\n\r\n')
  ask()
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 200.*"fine":true/s)
  said = ''
  const closed = app.close()
  await expect.poll(() => isStopping).toBe(true)
  ask()
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 503.*\}$/s)
  goOn()
  await closed

  expect(said).toMatch(/^retry-after: 5\r$/im)
  expect(said).toMatch(/^connection: close\r$/im)
  expect(said).toMatch(/^content-type: application\/problem\+json/im)
  expect(said).toContain('"code":"unavailable"')
})
