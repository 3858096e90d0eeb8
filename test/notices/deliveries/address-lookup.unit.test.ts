import type { LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { addressesOf, inTurn } from '../../../src/notices/deliveries/address-lookup.ts'

/** Name servers that answer when they are told to. */
function slowNameServers() {
  const asked: { readonly host: string; answer(): void }[] = []
  const look: LookupFunction = (host, _options, callback) => {
    asked.push({ host, answer: () => callback(null, [{ address: '192.0.2.1', family: 4 }]) })
  }
  return { asked, look, hosts: () => asked.map(({ host }) => host) }
}

const all = { all: true } as const

describe('given slow name servers', () => {
  test('when more hosts are looked up than may be at a time, then the others wait for their turn', () => {
    const { asked, look, hosts } = slowNameServers()
    const turns = inTurn(2, look)
    const found: string[] = []
    for (const host of ['one', 'two', 'three']) turns(`account of ${host}`)(host, all, () => found.push(host))
    expect(hosts()).toEqual(['one', 'two'])

    asked[1]?.answer()
    expect(hosts()).toEqual(['one', 'two', 'three'])
    expect(found).toEqual(['two'])
  })

  test('when somebody looks up many hosts, then one at a time, and everybody else comes before their second', () => {
    const { asked, look, hosts } = slowNameServers()
    const turns = inTurn(2, look)
    for (const host of ['slow 1', 'slow 2', 'slow 3']) turns('eve')(host, all, () => undefined)
    expect(hosts()).toEqual(['slow 1'])

    for (const by of ['ann', 'bob']) turns(by)(`host of ${by}`, all, () => undefined)
    expect(hosts()).toEqual(['slow 1', 'host of ann'])

    asked[0]?.answer()
    expect(hosts()).toEqual(['slow 1', 'host of ann', 'host of bob'])
    asked[1]?.answer()
    expect(hosts().at(-1)).toBe('slow 2')
  })

  test('when the lookups of two people were slow, then they share one place from then on, and others have the other', () => {
    let milliseconds = 0
    const { asked, look, hosts } = slowNameServers()
    const turns = inTurn(2, look, () => milliseconds)
    for (const by of ['eve', 'mal', 'eve', 'mal']) turns(by)(`slow of ${by}`, all, () => undefined)
    milliseconds = 2_001
    for (const one of asked.splice(0)) one.answer()
    expect(hosts()).toEqual(['slow of eve'])

    turns('ann')('host of ann', all, () => undefined)
    expect(hosts()).toEqual(['slow of eve', 'host of ann'])
    asked[1]?.answer()
    expect(hosts()).toHaveLength(2)
    asked[0]?.answer()
    expect(hosts()).toEqual(['slow of eve', 'host of ann', 'slow of mal'])
  })

  test('when a turn comes too late, then nothing is looked up, and the next one has its turn', () => {
    let milliseconds = 0
    const { asked, look, hosts } = slowNameServers()
    const turns = inTurn(1, look, () => milliseconds)
    const faults: unknown[] = []
    turns('ann')('one', all, () => undefined)
    turns('bob')('late', all, (error) => faults.push(error?.code))
    milliseconds = 10_001
    turns('cid')('three', all, () => undefined)
    asked[0]?.answer()

    expect(faults).toEqual(['ETIMEDOUT'])
    expect(hosts()).toEqual(['one', 'three'])
  })

  test('when they take longer than a request waits, then the host has no address yet', async () => {
    const { look } = slowNameServers()
    expect(await addressesOf('slow.example', 1, look)).toEqual([])
  })

  test('when they answer in time, then the host has these addresses', async () => {
    const { asked, look } = slowNameServers()
    const addresses = addressesOf('well.example', 60_000, look)
    asked[0]?.answer()
    expect(await addresses).toEqual(['192.0.2.1'])
  })
})
