import { readFileSync, writeFileSync } from 'node:fs'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { clientPages } from '../../../src/platform/http/client-routes.ts'
import { clientFiles, clientFolder } from '../../support/client-folder.ts'
import { testServer } from '../../support/server.ts'

const folder = clientFolder()
const written = `${folder}written.txt`
writeFileSync(written, 'The Harbour Club')
const { app } = await testServer({ IMPRINT_FILE: written, PRIVACY_FILE: written }, { client: folder })
const http = request(app.server)
/** What browsers send when somebody goes to an address. */
const byBrowser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const match = '00000000-0000-4000-8000-000000000000'
const addressOf = (page: string) => page.replace(':match', match)

describe('the client for browsers', () => {
  test.each(clientPages)(
    'is one page at each of its addresses, with scripts of this server alone: %s',
    async (page) => {
      const { text, headers } = await http.get(addressOf(page)).expect(200).expect('content-type', /html/)

      expect(text).toBe(clientFiles.page)
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['content-security-policy']).toContain("style-src 'self';")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test('has a page for every address that it routes', () => {
    const routes = readFileSync(new URL('../../../web/src/main.tsx', import.meta.url), 'utf8')
    const routed = [...routes.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path ?? '')

    const isRouted = (page: string) =>
      routed.some((path) =>
        new RegExp(`^${path.replace(/\/:\w+\?$/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(addressOf(page)),
      )
    expect(clientPages.filter((page) => !isRouted(page))).toEqual([])
    const isServed = (path: string) =>
      path.includes(':purpose') || path === '/links/study' || clientPages.includes(path.replace('?', ''))
    expect(routed.filter((path) => !isServed(path))).toEqual([])
  })

  test('has files that are named by their content, compressed where the browser takes it, and kept for a year', async () => {
    const plain = await http.get('/assets/main-1.js').set('accept-encoding', 'identity').expect(200)
    expect(plain.text).toBe(clientFiles.script)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const compressed = await http.get('/assets/main-1.js').set('accept-encoding', 'br').expect(200)
    expect(compressed.headers['content-encoding']).toBe('br')

    const icon = await http.get('/icon.svg').expect(200)
    expect(icon.headers['cache-control']).toBe('no-cache')
  })

  test.each(['br', 'identity'])(
    'has a service worker at the root, asked for anew, which loads nothing: %s',
    async (encoding) => {
      const { headers } = await http.get('/worker.js').set('accept-encoding', encoding).expect(200)
      expect(headers['content-type']).toMatch(/javascript/)
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    },
  )

  test('can be installed: its page may read the manifest, which has the type of one', async () => {
    const { headers } = await http.get('/manifest.webmanifest').expect(200)
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const page = await http.get('/').expect(200)
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self';")
  })

  test.each(['/no-such-page', '/assets/no-such-file.js', '/assets/main-1.js.br', '/index.html', '/..%2fpackage.json'])(
    'has nothing else: %s',
    async (address) => {
      const { body } = await http.get(address).expect(404)
      expect(body.code).toBe('no-such-route')
    },
  )

  test('says to a browser with a page of its own that there is nothing at an address', async () => {
    const { text, headers } = await http
      .get('/no/such/page')
      .set('accept', byBrowser)
      .expect(404)
      .expect('content-type', /html/)

    expect(text).toBe(clientFiles.page)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['a program', 'GET', '/no/such/page', 'application/json'],
    ['a program that takes anything', 'GET', '/no/such/page', '*/*'],
    ['a browser below the API', 'GET', '/v1/no-such-route', byBrowser],
    ['a browser at the API itself', 'GET', '/v1?page=1', byBrowser],
    ['a form of a browser', 'POST', '/no/such/page', byBrowser],
  ])('says to %s with a problem that there is nothing', async (_, method, address, accept) => {
    const asked = method === 'POST' ? http.post(address) : http.get(address)
    const { body } = await asked
      .set('accept', accept)
      .expect(404)
      .expect('content-type', /problem\+json/)
    expect(body.code).toBe('no-such-route')
  })

  test('has no page for what the operator has not written', async () => {
    const { app: silent } = await testServer({}, { client: folder })
    for (const address of ['/imprint', '/privacy']) {
      const { text } = await request(silent.server).get(address).set('accept', byBrowser).expect(404)
      expect(text).toBe(clientFiles.page)
      await request(silent.server)
        .get(address)
        .expect(404)
        .expect('content-type', /problem/)
    }
  })
})
