import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { invitationLink } from '../../src/matches/access/invitations.ts'
import * as links from '../../src/notices/links/links.ts'
import { newBoard, opening } from '../studies/board.ts'
import { clientFolder } from '../support/client-folder.ts'
import { httpMatch } from '../support/http-match.ts'
import { leadsToPage, linksIn } from '../support/page-links.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const paquebot = await testServer({}, { client: clientFolder() })
const { platform } = paquebot
const http = request(paquebot.app.server)
const ann = await newPlayer(paquebot)
const bob = await newPlayer(paquebot)
const { id: match } = await httpMatch(paquebot, [ann, bob])
const open = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)).body.id
await ann
  .as(http.post(`/v1/matches/${open}/invitations`))
  .send({ email: 'stranger@example.org' })
  .expect(202)
const { id: invitation } = await platform.database.prisma.invitation.findFirstOrThrow()
const shared: string = (await (await newBoard(paquebot, ann, opening('hamlet'))).put('/share').expect(200)).body.url
const head = { match, version: 1, hash: 'h', keyId: 'k', signature: 's' }

/** Every link that people get: in mails, calendars and answers of the API. */
const ofPeople: Readonly<Record<string, string>> = {
  'to confirm an address': links.oneTimeLink(platform, 'confirm', ann.id),
  'to sign in': links.oneTimeLink(platform, 'sign-in', ann.id),
  'to confirm a new address': links.oneTimeLink(platform, 'change-address', ann.id),
  'to open a match, signed in for it': links.passLink(platform, match),
  'to open the talk of a match': links.passLink(platform, match, 'talk'),
  'to a part of the settings': links.pageLink(platform, 'settings#hours'),
  'to sign in from a page': links.oneTimeLink(platform, 'sign-in', ann.id, '/find?game=hamlet'),
  'to the form for signing in': links.pageLink(platform, 'sign-in'),
  'to find other matches': links.pageLink(platform, 'find'),
  'to wish for a match': links.pageLink(platform, 'wishes?game=havana'),
  'to see a match, as calendars have it': links.matchLink(platform, match),
  'to join a match by an invitation': invitationLink(platform, open, invitation),
  'to a signed head': links.headLink(platform, head),
  'to get no more mails of some kinds': links.unsubscribeLink(platform, ann.id, ['turns', 'table']),
  'to get no more invitations': links.refuseInvitationsLink(platform, invitation),
  'to a shared study': shared,
}
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const follow = (link: string) =>
  http.get(link.replace('http://paquebot.test', '').replace(/#.*/, '')).set('accept', browser)

describe('links for people', () => {
  test.each(Object.entries(ofPeople))('%s: it leads to a page that does not show its token', async (_, link) => {
    const page = await follow(link).expect(200)

    expect(page.type).toBe('text/html')
    const [, fragment] = link.split('#')
    if (fragment !== undefined) expect(page.text).not.toContain(fragment)
  })

  test.each(Object.entries(ofPeople))('%s: it works with what other programs add on its way', async (_, link) => {
    const [address = ''] = link.split('#')
    await follow(`${address}${address.includes('?') ? '&' : '?'}utm_source=mail&fbclid=abc`).expect(200)
  })

  test('an expired link shows a page to a browser, and a problem to a program', async () => {
    const over = ['/v1/unsubscribe/x?of=turns', `/links/study?token=${'x'.repeat(43)}`, '/links/study']
    for (const link of over) {
      const page = await follow(link).set('accept-language', 'fr')
      expect([link, page.type, page.headers['content-language']]).toEqual([link, 'text/html', 'fr'])
      expect(page.text, 'a way on').toContain('<a href="/">Paquebot</a>')
      const problem = await http.get(link)
      expect([link, problem.type]).toEqual([link, 'application/problem+json'])
      expect(page.status).toBe(problem.status)
    }
  })

  test('a link to a study that was cut off opens nothing, and says so', async () => {
    for (const cut of [shared.slice(0, -2), shared.slice(0, -3), shared.replace(/=.*/, '=x'), '/links/study']) {
      expect((await follow(cut).expect(404)).text).toContain('This does not exist, or you may not see it.')
    }
  })

  test('mails link only to pages for people, never to addresses of the API', () => {
    const mail = { text: `See http://paquebot.test/v1/matches/${match} or ${ofPeople['to sign in']}`, html: '' }
    expect(linksIn(mail).filter((link) => !leadsToPage(link))).toEqual([`http://paquebot.test/v1/matches/${match}`])
    const { 'to a shared study': _, ...inMails } = ofPeople
    expect(Object.values(inMails).filter((link) => !leadsToPage(link))).toEqual([])
  })
})
