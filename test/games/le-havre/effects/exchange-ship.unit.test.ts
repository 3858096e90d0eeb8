import { describe, expect, test } from 'vitest'
import { after } from '../../../../src/games/le-havre/evolve.ts'
import { playerAt } from '../../../../src/games/le-havre/state.ts'
import { ana, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

describe('Luxury Yacht', () => {
  const harbour = table({
    town: ['wharf-12', 'luxury-yacht'],
    ana: { ships: ['apolline', 'cherbourg', 'caen'], stock: { franc: 2 } },
  })

  test("a wharf gives it for one's own iron ship, for the fee only", () => {
    const events = enters(harbour, 'wharf-12', { exchange: 'cherbourg' })
    expect(events).toEqual([
      entered('wharf-12', { franc: 2 }),
      used('wharf-12', {}, {}),
      { type: 'ship-exchanged', seat: ana, ship: 'cherbourg', building: 'luxury-yacht', wharf: 'wharf-12' },
      turnEnded(),
    ])
    const later = after(harbour, events)
    expect(later.town).toEqual(['wharf-12'])
    expect(playerAt(later, ana)).toMatchObject({ ships: ['apolline', 'caen'], buildings: ['luxury-yacht'] })
  })

  test("for one's own iron ships only, and while the town has it", () => {
    expect(waysInto(harbour, 'wharf-12').map(({ move }) => move.exchange)).toEqual(['cherbourg', 'caen'])
    refused(() => enters(harbour, 'wharf-12', { exchange: 'apolline' }), 'not-on-offer')
    refused(() => enters(harbour, 'wharf-12', { exchange: 'calais' }), 'not-yours', { ship: 'calais' })
    expect(waysInto({ ...harbour, town: ['wharf-12'] }, 'wharf-12')).toEqual([])
  })

  test('a visit builds a ship or exchanges one, never both', () => {
    refused(() => enters(harbour, 'wharf-12', { exchange: 'caen', shipType: 'iron' }), 'choose-something')
  })
})

describe('MS Dagmar', () => {
  const liner = {
    town: ['wharf-12' as const, 'ms-dagmar' as const],
    ana: { ships: ['ms-doris' as const], stock: { franc: 2, brick: 1 } },
  }

  test('a wharf gives it for a liner, and becomes modern for a brick if it is not yet', () => {
    expect(enters(table(liner), 'wharf-12', { exchange: 'ms-doris' }).slice(1)).toEqual([
      used('wharf-12', { brick: 1 }, {}),
      { type: 'modernised', seat: ana, building: 'wharf-12' },
      { type: 'ship-exchanged', seat: ana, ship: 'ms-doris', building: 'ms-dagmar', wharf: 'wharf-12' },
      turnEnded(),
    ])
    const modern = table({ ...liner, modernised: ['wharf-12'] })
    expect(enters(modern, 'wharf-12', { exchange: 'ms-doris' })).toContainEqual(used('wharf-12', {}, {}))
  })
})
