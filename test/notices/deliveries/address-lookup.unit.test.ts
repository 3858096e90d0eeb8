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
    for (const host of ['one', 'two', 'three']) turns(host, all, () => found.push(host))
    expect(hosts()).toEqual(['one', 'two'])

    asked[1]?.answer()
    expect(hosts()).toEqual(['one', 'two', 'three'])
    expect(found).toEqual(['two'])
  })

  test('when a turn comes too late, then nothing is looked up, and the next one has its turn', () => {
    let milliseconds = 0
    const { asked, look, hosts } = slowNameServers()
    const turns = inTurn(1, look, () => milliseconds)
    const faults: unknown[] = []
    turns('one', all, () => undefined)
    turns('late', all, (error) => faults.push(error?.code))
    milliseconds = 10_001
    turns('three', all, () => undefined)
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
