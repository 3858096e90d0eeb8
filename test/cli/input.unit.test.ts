import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { gameNamed, optionsOf, parseJson, readText, seatCount, viewerOf, wholeNumber } from '../../src/cli/input.ts'
import { journalIn } from '../../src/cli/journal-file.ts'
import { planner } from '../../src/cli/playouts/plans.ts'
import { havana } from '../../src/games/havana/index.ts'
import { lanterns } from '../../src/games/lanterns/index.ts'

describe('typed input', () => {
  test('is read as intended', () => {
    expect(gameNamed('havana')).toBe(havana)
    expect(wholeNumber('--at', '12', 1, 12)).toBe(12)
    expect(seatCount(havana, '4')).toBe(4)
    expect(viewerOf('1', 2)).toBe(1)
    expect(viewerOf('spectator', 2)).toBe('spectator')
    expect(viewerOf('administrator', 2)).toBe('administrator')
    expect(optionsOf(havana, '{}')).toEqual(havana.meta.options.parse({}))
    expect(parseJson('--move', '{"type":"x"}')).toEqual({ type: 'x' })
  })

  const wrong: [what: string, read: () => unknown, says: RegExp][] = [
    ['a file that is not there', () => readText('no.json'), /^no\.json cannot be read: there is no such file$/],
    ['a folder', () => readText(tmpdir()), /cannot be read: it is a folder$/],
    ['what is not JSON', () => parseJson('--move', 'open'), /^--move is not JSON: /],
    ['a game that is not known', () => gameNamed('chess'), /^unknown game chess\. There are: /],
    ['an option the game has not', () => optionsOf(havana, '{"x":1}'), /^--options: .*x/],
    ['options that are no object', () => optionsOf(havana, '[]'), /^--options: This must be an object\.$/],
    [
      'an option with another value',
      () => optionsOf(havana, '{"buildings":35}'),
      /^--options: buildings: This must be one of these: `34`, `36`\.$/,
    ],
    [
      'a file that is no journal',
      () => journalIn('package.json'),
      /^package\.json is not a journal file\nformat: This is missing\.\nmatch: This is missing\.\n/,
    ],
    ['too few seats', () => seatCount(havana, '1'), /^--seats must be a whole number, from 2 to 4, not 1$/],
    ['a number with a sign', () => wholeNumber('--at', '-1', 0), /^--at must be a whole number, 0 or more, not -1$/],
    ['a number with a fraction', () => wholeNumber('--at', '1.5', 0), /not 1\.5$/],
    ['a number as computers write it', () => wholeNumber('--at', '1e1', 0), /not 1e1$/],
    ['a seat that is not there', () => viewerOf('2', 2), /^--as must be a whole number, from 0 to 1, not 2$/],
    ['an invalid viewer', () => viewerOf('me', 2), /^--as must be a seat, spectator or administrator, not me$/],
    ['a share above all', () => planner(havana, { thorough: '2' }), /^--thorough must be from 0 to 1, not 2$/],
    ['a share that is no number', () => planner(havana, { thorough: 'much' }), /not much$/],
    [
      'a bot that the game does not have',
      () => planner(lanterns, { thorough: '0', bots: 'sensible' }),
      /^lanterns has no bot sensible. There are: random$/,
    ],
    [
      'bots for fewer than the seats',
      () => planner(havana, { thorough: '0', bots: 'random,random', seats: '3' }),
      /^--bots must name one bot, or one for each of 3 seats$/,
    ],
    [
      'bots for more seats than there are',
      () => planner(havana, { thorough: '0', bots: 'random,random,random,random,random' }),
      /^--bots must name from 2 to 4 bots, or one$/,
    ],
  ]

  test.each(wrong)('is refused if it is %s', (_what, read, says) => {
    expect(read).toThrow(expect.objectContaining({ name: 'WrongUsage', message: expect.stringMatching(says) }))
  })
})
