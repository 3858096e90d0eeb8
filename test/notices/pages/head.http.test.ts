import request from 'supertest'
import { expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { testServer } from '../../support/server.ts'

const { app } = await testServer()

test.each(languages)('the page of a signed head names the command that checks it, as code: %s', async (language) => {
  const page = await request(app.server).get('/links/head').set('accept-language', language).expect(200)

  expect(page.text).toContain('<code>paquebot verify --head</code>')
  expect(page.text).toContain(`<html lang="${language}">`)
  expect(page.text.replace(/<script>.*<\/script>/s, '')).not.toContain('`')
})
