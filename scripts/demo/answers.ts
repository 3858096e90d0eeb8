import { z } from 'zod'
import { Choice } from '../../src/games/kit/choice.ts'

/** The fields of the API's answers that the demo reads. openapi/openapi.json has all of them. */

export const Nothing = z.undefined()

export const SignedIn = z.object({ accessToken: z.string() })

export const Profile = z.object({ name: z.string() })

export const Games = z.object({ items: z.array(z.object({ id: z.string() })) })

export const GameTitle = z.object({ title: z.string() })

export const Decision = z.object({ id: z.string(), seat: z.int(), asks: z.string() })
export type Decision = z.infer<typeof Decision>

const Result = z.object({
  says: z.string(),
  seats: z.array(
    z.object({
      player: z.string(),
      place: z.int(),
      points: z.number(),
      lines: z.array(z.object({ says: z.string(), points: z.number() })),
    }),
  ),
})
export type Result = z.infer<typeof Result>

export const Match = z.object({
  id: z.uuid(),
  game: z.string(),
  name: z.string(),
  status: z.string(),
  version: z.int(),
  yourSeat: z.int().nullable(),
  decisions: z.array(Decision),
  commitment: z.string(),
  seed: z.string().nullable(),
  result: Result.nullable(),
})
export type Match = z.infer<typeof Match>

/** Keeps every field of a view, so that it can be compared later. */
export const View = z.looseObject({ version: z.int(), says: z.array(z.string()), view: z.unknown() })
export type View = z.infer<typeof View>

export const Choices = z.object({
  seat: z.int(),
  decision: Decision.nullable(),
  choices: z.array(z.object(Choice.shape)),
})

export const Played = z.object({
  version: z.int(),
  entries: z.array(z.object({ says: z.array(z.string()) })),
  decisions: z.array(Decision),
})

export const Verification = z.object({
  holds: z.boolean(),
  checks: z.array(z.object({ check: z.string(), outcome: z.string(), detail: z.string() })),
})

export const Keys = z.object({ items: z.array(z.object({ publicKey: z.string() })).min(1) })

export const JournalFile = z.looseObject({ entries: z.array(z.looseObject({ at: z.string() })).min(1) })

const MailHead = z.object({ id: z.int(), subject: z.string() })

export const MailList = z.object({ mails: z.array(MailHead) })

export const Mail = z.object({
  ...MailHead.shape,
  to: z.string(),
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Mail = z.infer<typeof Mail>
