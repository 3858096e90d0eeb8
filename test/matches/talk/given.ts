import request from 'supertest'
import { z } from 'zod'
import { MessageBody } from '../../../src/matches/talk/message.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

/** Steps of talk tests: writing messages at a table, and reading them. */
export function talk({ app }: TestServer) {
  const http = request(app.server)
  const at = (match: string, path = '') => `/v1/matches/${match}/messages${path}`
  return {
    http,
    /** The request, for checks of its answer. */
    says: (person: Person, match: string, text: string) => person.as(http.post(at(match))).send({ text }),

    /** Writes a message, which the server accepts. */
    async said(person: Person, match: string, text: string): Promise<MessageBody> {
      return MessageBody.parse((await this.says(person, match, text).expect(201)).body)
    },

    reads: (person: Person, match: string, query = '') => person.as(http.get(at(match, query))),

    /** What a player reads at a table, the newest first. */
    async heard(person: Person, match: string): Promise<MessageBody[]> {
      return z.array(MessageBody).parse((await this.reads(person, match, '?limit=100').expect(200)).body.items)
    },

    /** The texts that a player reads, in order; null if one is hidden from them. */
    async texts(person: Person, match: string): Promise<(string | null)[]> {
      return (await this.heard(person, match)).map(({ text }) => text).reverse()
    },

    withdraws: (person: Person, match: string, number: number) => person.as(http.delete(at(match, `/${number}`))),

    reports: (person: Person, match: string, number: number, reason = 'An insult.') =>
      person.as(http.post(at(match, `/${number}/report`))).send({ reason }),

    mutes: (person: Person, other: Person) =>
      person.as(http.put(`/v1/account/mutes/${encodeURIComponent(other.name)}`)).expect(204),

    unmutes: (person: Person, other: Person) =>
      person.as(http.delete(`/v1/account/mutes/${encodeURIComponent(other.name)}`)).expect(204),

    marks: (person: Person, match: string, mark: { version?: number; message?: number }) =>
      person.as(http.put(`/v1/matches/${match}/read-mark`)).send(mark),

    hides: (person: Person, match: string, number: number, reason = 'Insults are not welcome here.') =>
      person.as(http.post(`/v1/admin/matches/${match}/messages/${number}/hide`)).send({ reason }),

    shows: (person: Person, match: string, number: number) =>
      person.as(http.post(`/v1/admin/matches/${match}/messages/${number}/show`)),
  }
}
