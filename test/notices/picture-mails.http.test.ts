import type { Email } from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { headAt } from '../../src/matches/record/journal.ts'
import type { LiveMatch } from '../../src/matches/record/live-matches.ts'
import { positionPicture } from '../../src/notices/facts/position-picture.ts'
import { noticeRow } from '../../src/platform/outbox.ts'
import { png } from '../../src/platform/raster.ts'
import type { Threads } from '../../src/platform/threads/threads.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, mailbox } from './mailbox.ts'
import { lastMove, stage } from './stage.ts'

const mails = await mailServer()
const paquebot = await testServer({ SMTP_URL: mails.url })
const { prisma } = paquebot.platform.database
const { known, started, notify, owedBy, moves, inPlace } = stage(paquebot)
const { theMail } = mailbox(mails)

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo <b>' })
const names = (seat: number) => ['Ann', 'Bob', 'Cleo <b>'][seat] ?? ''

beforeEach(async () => {
  await prisma.notice.deleteMany({})
  mails.delivered.splice(0)
})

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))

/** The only picture of a mail, and its alternative text. */
function pictureIn({ attachments, html = '' }: Email) {
  const [picture, ...others] = attachments
  const [, cid, alt] = /<img src="cid:([^"]+)" alt="([^"]+)"/.exec(html) ?? []
  if (!picture || others.length > 0) throw new Error(`there are ${attachments.length} attachments`)
  return { picture, bytes: bytesOf(picture.content), cid, alt }
}

/** A seat's current view of a match, as pixels. */
async function seenBy(match: string, seat: number): Promise<Buffer> {
  const { record } = await known.newest(match)
  const { state } = await headAt(paquebot.platform, record)
  return png(record.game.picture(record.game.view(state, seat), names, record.game.wording.en.title))
}

describe('the picture in a turn mail', () => {
  test('given a turn, when its mail is sent, then it shows the position as the seat sees it, inline, with words beside it', async () => {
    const match = await started([ann, bob, cleo])
    await moves(match, 0, ann)
    expect(await notify(bob, { topic: 'your-turn', ...(await owedBy(1, match)) })).toBe('sent')

    const mail = theMail(bob, 'your turn')
    const { picture, bytes, cid, alt } = pictureIn(mail.mail)
    expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true })
    expect(picture.contentId).toBe(`<${cid}>`)
    expect(cid).toBe(`${match}.2.1@paquebot.test`)
    expect(bytes.equals(await seenBy(match, 1))).toBe(true)
    expect(bytes.equals(await seenBy(match, 0))).toBe(false)
    expect(bytes.length).toBeLessThan(60_000)
    expect(body(mail)).toContain(alt)
    expect(mail.raw).toContain('multipart/related')
  })

  test('given the text alone, when it is read, then it does not depend on the picture', async () => {
    const match = await started([ann, bob, cleo])
    await notify(bob, { topic: 'your-turn', ...(await owedBy(1, match)) })
    const mail = theMail(bob, 'your turn')
    expect(body(mail)).not.toMatch(/cid:|png|\n\n\n/)
    expect(body(mail)).toContain('The position')
  })

  test('given a near deadline, when its mail is sent, then it shows the position, too', async () => {
    const match = await started([ann, bob, cleo])
    expect(await notify(ann, { topic: 'deadline-near', ...(await owedBy(0, match)) })).toBe('sent')
    const [mail] = mails.delivered
    if (!mail) throw new Error('there is no mail')
    expect(pictureIn(mail.mail).bytes.equals(await seenBy(match, 0))).toBe(true)
  })

  test('given that a bot has decided, when that mail is sent, then it shows the position afterwards', async () => {
    const match = await started([ann, bob, cleo])
    const owed = await prisma.decision.findFirstOrThrow({ where: { matchId: match, seat: 1 } })
    const decided = await owedBy(1, match)
    const choose = ({ record, head }: LiveMatch) => lastMove(record, head.state, 1)
    await inPlace.answer(match, owed, { by: 'bot', choose }, () => true)
    expect(await notify(bob, { topic: 'decided-for-you', by: 'bot', ...decided })).toBe('sent')
    const [mail] = mails.delivered
    if (!mail) throw new Error('there is no mail')
    expect(pictureIn(mail.mail).bytes.equals(await seenBy(match, 1))).toBe(true)
  })

  test('given the turns of two matches, when one mail covers both, then it has a picture for each', async () => {
    const [one, other] = [await started([ann, bob, cleo]), await started([ann, bob, cleo])]
    for (const match of [one, other]) {
      const draft = { topic: 'your-turn' as const, ...(await owedBy(1, match)) }
      await prisma.notice.create({ data: noticeRow({ key: match, accountId: bob.id, matchId: match, draft }) })
    }
    paquebot.clock.turn(10 * 60_000)
    await paquebot.worker.drain()
    const [mail, ...more] = mails.delivered.filter(({ to }) => to.includes(bob.email))
    if (!mail || more.length > 0) throw new Error(`there are ${more.length + 1} mails`)
    const shown = [...(mail.mail.html ?? '').matchAll(/<img src="cid:([^"]+)"/g)].map(([, cid]) => `<${cid}>`)
    expect(shown).toEqual([`<${one}.1.1@paquebot.test>`, `<${other}.1.1@paquebot.test>`])
    expect(mail.mail.attachments.map(({ contentId }) => contentId)).toEqual(shown)
  })

  test('given an operator who wants no pictures in mails, then there is none', async () => {
    const match = await started([ann, bob, cleo])
    const { record, head } = await known.newest(match)
    const facts = { record, seat: 0, names, to: { language: 'en' as const } }
    const configuration = { ...paquebot.platform.configuration, mailPictures: false }
    expect(await positionPicture({ ...paquebot.platform, configuration }, facts, head)).toBeNull()
    expect(await positionPicture(paquebot.platform, facts, head)).toMatchObject({ kind: 'picture' })
  })

  test('given that drawing fails, when its mail is due, then it is sent without a picture', async () => {
    const match = await started([ann, bob, cleo])
    const { record, head } = await known.newest(match)
    const threads: Threads = { run: () => Promise.reject(new Error('no ink')), close: async () => undefined }
    const facts = { record, seat: 0, names, to: { language: 'en' as const } }
    expect(await positionPicture({ ...paquebot.platform, threads }, facts, head)).toBeNull()
  })
})
