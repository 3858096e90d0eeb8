import { afterEach, describe, expect, test, vi } from 'vitest'
import { hamlet } from '../../src/games/hamlet/index.ts'
import { writePosition } from '../../src/games/position.ts'
import { lookAtPosition } from '../../src/studies/position-jobs.ts'
import { aMatch } from '../journal/given.ts'

const { state } = aMatch({ game: hamlet }).head
const possible = writePosition(hamlet, state)
const impossible = writePosition(hamlet, { ...hamlet.schemas.state.parse(state), round: 0 })
const look = (sent: typeof possible) => lookAtPosition.run({ sent, language: 'en' })

describe('a look at a position that the game cannot show', () => {
  afterEach(() => vi.restoreAllMocks())
  const failing = () =>
    vi.spyOn(hamlet, 'decisions').mockImplementation(() => {
      throw new TypeError('a fault of the game')
    })

  test('given an impossible one, then it says what is wrong and shows no board', async () => {
    failing()
    expect(await look(impossible)).toMatchObject({ problems: [{ at: expect.any(String) }], position: null })
  })

  test('given a possible one, then that is a fault, and is not hidden', () => {
    failing()
    expect(() => look(possible)).toThrow('a fault of the game')
  })
})
