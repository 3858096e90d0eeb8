import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { expect, test } from 'vitest'
import { type Account, Prisma } from '../../../src/generated/prisma/client.ts'
import { newAdministrator, newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

type Column = keyof typeof Prisma.AccountScalarFieldEnum
const columns = Object.values(Prisma.AccountScalarFieldEnum)

/** Where the export says what a column holds. */
const exportedAt: Readonly<Record<Exclude<Column, keyof typeof notExported>, readonly string[]>> = {
  id: ['account', 'id'],
  email: ['account', 'email'],
  name: ['account', 'name'],
  role: ['account', 'role'],
  status: ['account', 'status'],
  statusReason: ['account', 'statusReason'],
  suspendedUntil: ['account', 'suspendedUntil'],
  language: ['account', 'language'],
  timeZone: ['account', 'timeZone'],
  mails: ['account', 'mails'],
  mailHour: ['account', 'mailHour'],
  bouncedAt: ['account', 'bouncedAt'],
  bounceReason: ['account', 'bounceReason'],
  calendarMadeAt: ['calendar', 'createdAt'],
  calendarUsedAt: ['calendar', 'usedAt'],
  hours: ['hours', 'vacations'],
  vacationsByThemselves: ['hours', 'vacationsByThemselves'],
  remindHours: ['hours', 'remindHours'],
  createdAt: ['account', 'createdAt'],
}

const notExported = {
  nameKey: 'follows from the name',
  passwordHash: 'says nothing about a person',
  calendarId: 'is the secret of an address',
} satisfies Partial<Record<Column, string>>

const notErased = {
  id: 'seats refer to it',
  name: 'is made from the id',
  nameKey: 'is made from the id',
  createdAt: 'says nothing about a person',
} satisfies Partial<Record<Column, string>>

/** All that an account can hold. The values of two differ in every column. */
async function livedIn({ id }: Person, number: 1 | 2): Promise<Account> {
  const time = (hours: number) => new Date(server.clock.now().getTime() - (hours + number) * 3_600_000)
  return prisma.account.update({
    where: { id },
    data: {
      ...(number === 1 ? {} : { passwordHash: null }),
      status: number === 1 ? 'active' : 'suspended',
      statusReason: `Reason ${number}.`,
      suspendedUntil: time(1),
      language: number === 1 ? 'fr' : 'ru',
      timeZone: number === 1 ? 'Europe/Paris' : 'Asia/Tokyo',
      mails: { turns: number === 1 ? 'daily' : 'off' },
      mailHour: 10 + number,
      bouncedAt: time(2),
      bounceReason: `550 ${number}`,
      calendarId: randomUUID(),
      calendarMadeAt: time(4),
      calendarUsedAt: time(3),
      hours: { night: null, restDays: [number], vacations: [{ from: `2026-08-0${number}`, until: '2026-08-09' }] },
      vacationsByThemselves: number === 1,
      remindHours: number,
      createdAt: time(5),
    },
  })
}

const alike = (one: object, other: object) =>
  columns.filter((column) => JSON.stringify(at(one, [column])) === JSON.stringify(at(other, [column])))

function at(from: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (value === null ? null : Object(value)[key]), from)
}

test('every column of an account is in its export, and none of them identifies the person once it is erased', async () => {
  // given two accounts that have nothing in common
  await newAdministrator(server)
  const people = [await newAdministrator(server), await newPlayer(server)] as const
  const [one, other] = [await livedIn(people[0], 1), await livedIn(people[1], 2)]
  expect(alike(one, other)).toEqual([])

  // when they are exported
  const exports: unknown[] = []
  for (const person of people) exports.push((await person.as(http.get('/v1/account/export')).expect(200)).body)

  // then each export says what is in the columns
  expect([...Object.keys(exportedAt), ...Object.keys(notExported)].sort()).toEqual([...columns].sort())
  const unsaid = Object.entries(exportedAt).filter(([, path]) => {
    const [first, second] = exports.map((said) => JSON.stringify(at(said, path)))
    return first === undefined || first === second
  })
  // A suspension that is over counts as none.
  expect(unsaid.map(([column]) => column)).toEqual(['status'])

  // when they are erased
  await prisma.account.update({ where: { id: other.id }, data: { passwordHash: one.passwordHash } })
  for (const person of people) await person.as(http.delete('/v1/account')).send({ password }).expect(204)

  // then one cannot be told from the other, but by what says nothing about a person
  const [left, right] = await Promise.all(
    [one, other].map(({ id }) => prisma.account.findUniqueOrThrow({ where: { id } })),
  )
  const kept = columns.filter((column) => !alike(left ?? {}, right ?? {}).includes(column))
  expect(kept.sort()).toEqual(Object.keys(notErased).sort())
})
