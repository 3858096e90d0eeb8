import { describe, expect, test } from 'vitest'
import { newPlayer, type Person } from '../../support/people.ts'
import { metBy, namesIn, wishingServer } from './given.ts'

const { server, http, terms, asks, wishes, standing, opens, look, matchesOf } = await wishingServer()

async function crowd(count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) people.push(await newPlayer(server))
  return people
}

/** The matches of these people that correspond to this wish. */
async function newMatches(people: readonly Person[], wanted: { pace: { hours: number } }) {
  const all = await Promise.all(people.map(matchesOf))
  const ofThese = all.flat().filter(({ pace }) => pace.kind === 'hours' && pace.hours === wanted.pace.hours)
  return [...new Map(ofThese.map((match) => [match.id, match])).values()]
}

describe('wishes that are placed at the same moment', () => {
  test.each([
    [2, 2],
    [6, 2],
    [7, 3],
    [9, 4],
  ])('%i of them, for matches of %i: everybody who fits is in one match, and nobody in two', async (count, seats) => {
    const people = await crowd(count)
    for (let round = 0; round < 4; round++) {
      const wanted = terms(seats)

      const outcomes = await Promise.all(people.map((person) => wishes(person, wanted)))

      const matches = await newMatches(people, wanted)
      expect(matches).toHaveLength(Math.floor(count / seats))
      for (const match of matches) expect(match).toMatchObject({ status: 'running', version: 1 })
      const seated = matches.flatMap(namesIn)
      expect(seated).toHaveLength(matches.length * seats)
      expect(new Set(seated).size).toBe(seated.length)
      for (const [place, person] of people.entries()) {
        const outcome = outcomes[place]
        const isIn = seated.includes(person.name)
        const left = (await standing(person)).length
        expect(left).toBe(isIn ? 0 : 1)
        // A player whose wish is answered as open may have been met right after that.
        if (outcome?.outcome === 'matched') expect(namesIn(await look(person, outcome.match))).toContain(person.name)
        if (!isIn) await takeBackAll(person)
      }
    }
  })

  test('of one person for the same are one', async () => {
    const [ann] = await crowd(1)
    if (ann === undefined) throw new Error('nobody is there')
    const wanted = terms()
    const answers = await Promise.all(Array.from({ length: 6 }, () => asks(ann, wanted)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(await standing(ann)).toHaveLength(1)
    expect(await matchesOf(ann)).toEqual([])
  })
})

async function takeBackAll(person: Person): Promise<void> {
  for (const id of await standing(person)) await person.as(http.delete(`/v1/wishes/${id}`)).expect(204)
}

describe('a wish and a match that is opened at the same moment', () => {
  test('never miss each other', async () => {
    const [ann, bob] = await pair()
    for (let round = 0; round < 8; round++) {
      const wanted = terms()
      const [match] = await Promise.all([opens(ann, wanted), wishes(bob, wanted)])
      expect(await look(ann, match)).toMatchObject({ status: 'running', version: 1 })
      expect(await standing(bob)).toEqual([])
    }
  })

  test('are brought together once if several such matches are opened', async () => {
    const [bob, ...others] = await crowd(4)
    if (bob === undefined) throw new Error('nobody is there')
    for (let round = 0; round < 8; round++) {
      const wanted = terms(3)
      await wishes(bob, wanted)
      await Promise.all(others.map((person) => opens(person, wanted)))
      expect(await newMatches([bob], wanted)).toHaveLength(1)
      expect(await standing(bob)).toEqual([])
    }
  })
})

describe('a wish that is taken back as it is met', () => {
  test('is either taken back or met', async () => {
    const [ann, bob] = await pair()
    for (let round = 0; round < 8; round++) {
      const wanted = terms()
      await wishes(ann, wanted)
      const [id] = await standing(ann)
      const [gone, outcome] = await Promise.all([ann.as(http.delete(`/v1/wishes/${id}`)), wishes(bob, wanted)])
      if (outcome.outcome === 'matched') {
        expect(gone.status).toBe(404)
        expect(namesIn(await look(ann, metBy(outcome)))).toContain(ann.name)
      } else {
        expect(gone.status).toBe(204)
        await takeBackAll(bob)
      }
    }
  })
})

async function pair(): Promise<[Person, Person]> {
  return [await newPlayer(server), await newPlayer(server)]
}
