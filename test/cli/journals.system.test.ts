import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../src/games/game.ts'
import { havana } from '../../src/games/havana/index.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { resultOf } from '../../src/journal/head.ts'
import { signHead } from '../../src/journal/head-signature.ts'
import { type JournalFile, journalFile } from '../../src/journal/journal-file.ts'
import { headFragment } from '../../src/journal/kept-heads.ts'
import { aMatch, type PlayedMatch, played, replaced, seed, takenBack } from '../journal/given.ts'
import { chainedAnew } from '../journal/short-match.ts'
import { paquebot } from './paquebot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-journals-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keys = generateKeyPairSync('ed25519')
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** A match of Havana, played at random for this many moves or to its end. */
function aMatchOfHavana(moves: number, chosenBy = 'a match'): PlayedMatch {
  const dice = seededDice(chosenBy)
  let live = aMatch({ game: havana, seats: 2 })
  for (let move = 0; move < moves && live.head.decisions.length > 0; move++) {
    const { seat } = live.head.decisions[0] ?? { seat: 0 }
    const choice = pick(dice, live.game.choices(live.head.state, seat))
    if (choice === undefined) throw new Error('a seat is asked and has no choice')
    live = played(live, seat, fill(choice, dice))
  }
  return live
}

function fileOf({ game, entries, head, secrets }: PlayedMatch, viewer: Viewer): JournalFile {
  const over = head.decisions.length === 0
  return journalFile(
    game,
    entries,
    { seed, later: [], secrets },
    { viewer, over },
    { head: signHead(head, keys.privateKey), publicKey },
    { result: resultOf(game, head), names: new Map([['p0', 'Anna']]) },
  )
}

function saved(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

function headOf({ entries }: PlayedMatch, match: string, version: number) {
  return { match, version, hash: entries[version - 1]?.hash ?? '' }
}

/** Ends the process if it opens a network connection. */
const withoutNetwork = `
  import { Socket } from 'node:net'
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (...given) {
    const [options] = [given[0]].flat()
    if (options?.path !== undefined) return connect.apply(this, given)
    console.error('the network was used')
    process.exit(99)
  }`

const over = aMatchOfHavana(5000)
const whole = fileOf(over, 'spectator')
const wholeFile = saved('whole.json', whole)
const running = saved('running.json', fileOf(aMatchOfHavana(30), 'administrator'))
const ownPart = saved('seat.json', fileOf(aMatchOfHavana(30), 0))

const wentBack = replaced(takenBack(aMatchOfHavana(30), 0, 3, true), 1)
const backFile = saved('back.json', fileOf(wentBack, 'administrator'))

describe('paquebot verify', () => {
  test('passes every check of a whole match, with the key from a trusted source', async () => {
    const verified = await paquebot(['verify', wholeFile, '--public-key', saved('key.pem', publicKey), '--json'])
    expect(verified).toMatchObject({ code: 0, stderr: '' })
    const { checks, notProven } = JSON.parse(verified.stdout)
    expect(notProven).toEqual([])
    expect(checks).toHaveLength(9)
    expect(checks.filter(({ outcome }: { outcome: string }) => outcome !== 'passed')).toEqual([])
  })

  test('says what it cannot check while a match is running, and finds no fault', async () => {
    const verified = await paquebot(['verify', ownPart])
    expect(verified).toMatchObject({ code: 0, stderr: '' })
    expect(verified.stdout).toContain('ok      Every hash is that of its entry.')
    expect(verified.stdout).toContain(
      'skipped The seed is the one that the server committed to. The seed is published when',
    )
  })

  test('says last what it could not prove; with --strict it exits with 3', async () => {
    const [loose, strict, without] = await Promise.all([
      paquebot(['verify', ownPart]),
      paquebot(['verify', ownPart, '--strict']),
      paquebot(['verify', wholeFile, '--strict']),
    ])
    expect(loose.code).toBe(0)
    expect(loose.stdout).toMatch(
      /\nNot proven: that the seed is the one that the server committed to; .*whose key it is.*\.\n$/,
    )
    expect(strict).toMatchObject({ code: 3, stdout: loose.stdout, stderr: '' })
    expect(without).toMatchObject({ code: 0, stderr: '' })
    expect(without.stdout).toMatch(/\nNot proven: whose key it is \(--public-key\)\.\n$/)
  })

  test('judges the moves of a running match, and says last that it judged no draw', async () => {
    const live = aMatchOfHavana(30)
    const made = live.entries.filter(({ kind, draws, version }) => {
      return kind === 'moved' && draws === live.entries[version - 2]?.draws
    })
    const [one, other] = [made[0], made.at(-1)]
    if (!one || !other) throw new Error('there are moves without a draw')
    const entries = live.entries.map((entry) => (entry === one ? { ...entry, move: other.move } : entry))
    const forged = fileOf({ ...live, entries: chainedAnew(live, entries) }, 'administrator')
    const [right, wrong] = await Promise.all([
      paquebot(['verify', running]),
      paquebot(['verify', saved('forged-move.json', forged)]),
    ])
    expect(right.code).toBe(0)
    expect(right.stdout).toMatch(/\nNot proven: .*; that every draw follows the dice; .*\.\n$/)
    expect(wrong.code).toBe(1)
    expect(wrong.stderr).toMatch(new RegExp(`\nFirst fault: (Event \\d+ of entry|Entry) ${one.version} `))
  })

  test('claims nothing of moves that it could not judge', async () => {
    // given a running match with an event that the game does not know
    const unknown = JSON.stringify(fileOf(aMatchOfHavana(30), 'administrator')).replaceAll(
      '"type":"card-laid"',
      '"type":"card-sold"',
    )
    // when
    const verified = await paquebot(['verify', saved('unknown.json', unknown)])
    // then
    expect(verified.code).toBe(1)
    expect(verified.stderr).toContain('FAILED  Every event is one that the game knows.')
    expect(verified.stderr).toMatch(/\nNot proven: .*that every move and draw follows the rules; .*\.\n$/)
  })

  test('takes a finished match without its seed for a forgery', async () => {
    const files = [
      { ...whole, seed: null },
      { ...whole, seed: null, result: null },
    ].map((file, number) => saved(`seedless-${number}.json`, file))
    for (const verified of await Promise.all(files.map((file) => paquebot(['verify', file])))) {
      expect(verified.code).toBe(1)
      expect(verified.stderr).toContain('First fault: The match is over, and its seed is missing.')
    }
  })

  test('rejects a file with an invalid key, even if nothing is signed with it', async () => {
    const file = saved('no-key.json', { ...whole, head: null, publicKey: 'trust me' })
    const verified = await paquebot(['verify', file])
    expect(verified.code).toBe(1)
    expect(verified.stderr).toContain('First fault: The public key of the file is no key.')
    expect((await paquebot(['verify', wholeFile, '--public-key', file])).code).toBe(2)
  })

  test('finds a move that was rewritten, and exits with 1', async () => {
    const forged = JSON.stringify(whole).replace('"type":"end-turn"', '"type":"end-turn","more":1')
    const verified = await paquebot(['verify', saved('forged.json', forged)])
    expect(verified).toMatchObject({ code: 1, stdout: '' })
    expect(verified.stderr).toContain('FAILED  Every hash is that of its entry.')
    expect(verified.stderr).toMatch(/\nFirst fault: The hash of entry \d+ is not that of its content\.\nNot proven: /)
  })

  test('needs no server, no database and no network', async () => {
    const environment = {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(withoutNetwork)}`,
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      DATA_DIR: path.join(folder, 'no-such-folder', 'data'),
      PAQUEBOT_SECRET: '',
      PORT: 'none',
    }
    const verified = await paquebot(['verify', '-'], { environment, input: JSON.stringify(whole) })
    expect(verified).toMatchObject({ code: 0, stderr: '' })
  })

  test('finds by a mail from before that the server itself has rewritten a history since', async () => {
    const { match } = over.head
    const at = (live: PlayedMatch, version: number) =>
      headFragment(signHead(headOf(live, match, version), keys.privateKey))
    const mail = (live: PlayedMatch) =>
      ['> > It is your turn.', '', `Proof: https://paquebot.example/links/head#${at(live, 20)}`].join('\r\n> > ')
    const other = aMatchOfHavana(30, 'what was really played')
    const kept = saved('mail.txt', mail(over))
    const really = saved('old-mail.txt', mail(other))
    const [good, bad, cut] = await Promise.all([
      paquebot(['verify', wholeFile, '--head', kept]),
      paquebot(['verify', wholeFile, '--head', really]),
      paquebot([
        'verify',
        wholeFile,
        '--head',
        JSON.stringify(signHead({ ...over.head, version: 9999 }, keys.privateKey)),
      ]),
    ])
    expect(good).toMatchObject({ code: 0, stderr: '' })
    expect(good.stdout).toContain('ok      The history is the one whose head you kept.\n')
    expect(bad).toMatchObject({ code: 1, stdout: '' })
    expect(bad.stderr).toContain('First fault: Entry 20 had another hash when its head was signed')
    expect(cut.stderr).toContain(
      `First fault: The head that was kept is that of version 9999: after ${over.head.version}`,
    )
  })

  test('refuses an invalid head: exits with 2', async () => {
    const verified = await paquebot(['verify', wholeFile, '--head', saved('letter.txt', 'Dear Anna, it is your turn.')])
    expect(verified).toMatchObject({ code: 2, stdout: '' })
    expect(verified.stderr).toMatch(/holds no signed head\n$/)
  })
})

describe('paquebot replay', () => {
  test('prints what happened up to a version, and the position there', async () => {
    const [printed, json] = await Promise.all([
      paquebot(['replay', running, '--at', '3']),
      paquebot(['replay', running, '--at', '3', '--json']),
    ])
    expect(printed).toMatchObject({ code: 0, stderr: '' })
    expect(printed.stdout).toContain('Round 1.')
    const { version, entries } = JSON.parse(json.stdout)
    expect(version).toBe(3)
    expect(entries).toHaveLength(3)
  })

  test('shows a seat what that seat saw', async () => {
    const seen = await paquebot(['replay', running, '--at', '2', '--as', '1', '--json'])
    const { entries, view } = JSON.parse(seen.stdout)
    expect(JSON.stringify(entries)).not.toContain('opening-chosen')
    expect(view.seats[0].secret).toBeNull()
    expect(view.seats[1].secret).not.toBeNull()
  })

  test('prints moves taken back and seats taken over, and shows the position of that time', async () => {
    const [printed, json, then] = await Promise.all([
      paquebot(['replay', backFile]),
      paquebot(['replay', backFile, '--json']),
      paquebot(['replay', backFile, '--at', '3', '--json']),
    ])
    expect(printed).toMatchObject({ code: 0, stderr: '' })
    expect(printed.stdout).toContain(' taken-back: the position is again that of version 3, as all agreed\n')
    expect(printed.stdout).toContain(' replaced: seat 1 is held by another participant\n')
    const { entries, view } = JSON.parse(json.stdout)
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'taken-back', own: { type: 'taken-back', to: 3, agreed: true }, events: [] },
      { kind: 'replaced', own: { type: 'replaced', seat: 1, participant: 'p9' }, events: [] },
    ])
    expect(view).toEqual(JSON.parse(then.stdout).view)
  })

  test('prints when a match was frozen, and what a ruling did', async () => {
    const printed = await paquebot(['replay', 'test/fixtures/journals/havana-1-two-seats-rewound-and-corrected.json'])
    expect(printed).toMatchObject({ code: 0, stderr: '' })
    for (const line of [
      ' frozen: the match is frozen because of dispute 1\n',
      ' thawed: the match goes on\n',
      ' rewound: by the ruling on dispute 1 the position is again that of version 24\n',
      ' corrected: by the ruling on dispute 1 an administrator moved for seat 0\n',
    ]) {
      expect(printed.stdout).toContain(line)
    }
  })

  test('judges every move and draw again', async () => {
    const judged = await paquebot(['replay', wholeFile, '--judge'])
    expect(judged).toMatchObject({ code: 0, stderr: '' })
    expect(judged.stdout).toContain('every move and every draw came out the same')
  })

  test('cannot judge without the seed, nor show a position from a part of the file: exits with 1', async () => {
    const [judged, part] = await Promise.all([paquebot(['replay', running, '--judge']), paquebot(['replay', ownPart])])
    expect(judged).toMatchObject({ code: 1, stdout: '' })
    expect(judged.stderr).toMatch(/^The seed is published when the match is over: /)
    expect(part).toMatchObject({ code: 1, stdout: '' })
    expect(part.stderr).toMatch(/^Version \d+ has parts that this file's viewer may not see/)
  })

  test('refuses impossible events with a sentence and no stack trace', async () => {
    const nowhere = JSON.stringify(whole).replaceAll('"seat":1', '"seat":3')
    const nonsense = JSON.stringify(whole).replace('"type":"turn-ended"', '"type":"turn-sold"')
    const neverBefore = readFileSync(backFile, 'utf8').replace('"to":3', '"to":99')
    const nameless = readFileSync(backFile, 'utf8').replace('"seat":1,"participant":"p9"', '"seat":1,"name":"Anna"')
    const [seat, type, never, anna] = await Promise.all(
      [nowhere, nonsense, neverBefore, nameless].map((text, index) =>
        paquebot(['replay', saved(`bad-${index}.json`, text)]),
      ),
    )
    expect(seat).toMatchObject({ code: 1, stdout: '' })
    expect(seat?.stderr).toBe('The events of this file lead to no position of havana.\n')
    expect(type).toMatchObject({ code: 1, stdout: '' })
    expect(type?.stderr).toMatch(/^Entry \d+ has events that havana does not know\.\n$/)
    expect(never).toMatchObject({ code: 1, stdout: '' })
    expect(never?.stderr).toMatch(
      /^The events of this file do not fit together: Entry \d+ goes back to version 99, which is not before it\.\n$/,
    )
    expect(anna).toEqual({ code: 1, stdout: '', stderr: 'Entry 33 has events that its kind cannot have.\n' })
  })

  test('refuses a file that is no journal, and a version that does not exist: exits with 2', async () => {
    const [journal, version] = await Promise.all([
      paquebot(['replay', '-'], { input: '{"format":"paquebot-journal/1"}' }),
      paquebot(['replay', running, '--at', '99']),
    ])
    expect(journal).toMatchObject({ code: 2, stdout: '' })
    expect(journal.stderr).toMatch(/^error: - is not a journal file\nmatch: /)
    expect(version).toMatchObject({ code: 2, stdout: '' })
    expect(version.stderr).toMatch(/^error: --at must be a whole number, from 1 to 31, not 99\n$/)
  })
})
