import { z } from 'zod'
import { fewestDecisions } from '../matches/index.ts'
import { pageOf } from '../platform/http/paging.ts'
import { plainText } from '../platform/http/text.ts'
import { fewestMatches } from './skill.ts'

/** A person in an address. */
export const byName = z.strictObject({
  name: plainText({ min: 1, max: 80 }).meta({
    description: 'Their name. Case, accents and spaces make no difference.',
    example: 'Ada L.',
  }),
})

const rated = {
  rating: z
    .int()
    .describe('What they almost certainly play at least: 1000 + 40 (μ − 3σ), by OpenSkill. Beginners have 1000.'),
  uncertainty: z.int().describe('How far from the truth it may be: 40 σ. It falls as matches are counted.'),
  matches: z.int().describe('How many rated matches it stands on.'),
}

const RatingBody = z
  .object({
    game: z.string().describe('The id of the game.'),
    ...rated,
    provisional: z
      .boolean()
      .describe(`Whether there were fewer than ${fewestMatches} rated matches: then it says little yet.`),
  })
  .meta({ id: 'Rating', description: 'How well somebody plays a game, as far as rated matches show.' })

const ReliabilityBody = z
  .object({
    share: z
      .int()
      .nullable()
      .describe(
        `Of a hundred decisions, how many were made in time, rounded down; null below ${fewestDecisions} decisions.`,
      ),
    decisions: z.int().describe('How many decisions that had a deadline are counted, outside private matches.'),
  })
  .meta({ id: 'Reliability', description: 'How often somebody decides in time.' })

const PlayedGame = z
  .object({
    game: z.string().describe('The id of the game.'),
    played: z.int().describe('Matches that have ended, outside private ones, in which they held a seat at the end.'),
    won: z.int().describe('In how many of these they came first, alone or with others; not where they played alone.'),
    wonByForfeit: z.int().describe('In how many of these because all others had given up.'),
  })
  .meta({ id: 'PlayedGame', description: 'How often somebody has played a game.' })

export const ProfileBody = z
  .object({
    name: z.string(),
    since: z.iso.datetime().describe('Since when they have been here.'),
    ratings: z.array(RatingBody),
    reliability: ReliabilityBody,
    games: z.array(PlayedGame),
  })
  .meta({ id: 'Profile', description: 'What everybody may know of somebody.' })
export type ProfileBody = z.infer<typeof ProfileBody>

export const PersonResultBody = z
  .object({
    match: z.uuid(),
    game: z.string().describe('The id of the game.'),
    name: z.string().describe('What the match’s creator called it; may be empty.'),
    private: z.boolean(),
    rated: z.boolean().describe('Whether its result was meant to count for ratings.'),
    seats: z.int().describe('How many played.'),
    seat: z.int().describe('The seat they held at the end.'),
    place: z.int().describe('1 is best; ties share a place.'),
    points: z.number(),
    forfeit: z.boolean().describe('Whether it ended by forfeit, since all but one had given up.'),
    rating: z
      .object({ before: z.int(), after: z.int() })
      .meta({ id: 'RatingChange', description: 'What a match did to a rating.' })
      .nullable()
      .describe('What it did to their rating; null where it does not count, or has not been counted yet.'),
    endedAt: z.iso.datetime(),
  })
  .meta({ id: 'PersonResult', description: 'How a match ended for somebody.' })
export type PersonResultBody = z.infer<typeof PersonResultBody>
export const ResultPage = pageOf(PersonResultBody).meta({ id: 'PersonResultPage', description: 'A page of results.' })

export const RankedBody = z
  .object({ name: z.string(), ...rated })
  .meta({ id: 'Ranked', description: 'Somebody with a rating that is not provisional.' })
export const RankedPage = pageOf(RankedBody).meta({
  id: 'RankedPage',
  description: 'A page of ratings, the best first.',
})

const SeatStatisticsBody = z
  .object({
    seat: z.int(),
    victories: z.number().describe('How many matches it won. A victory that is shared counts in equal parts.'),
    points: z.number().describe('On average.'),
  })
  .meta({ id: 'SeatStatistics', description: 'What a seat has come to.' })

const StatisticsBody = z
  .object({
    seats: z.int().describe('How many played.'),
    matches: z.int().describe('How many were played to their end: all averages are over these.'),
    forfeits: z.int().describe('How many more ended by forfeit, since all but one had given up.'),
    entries: z.number().describe('How many entries their journals have, on average.'),
    hours: z.number().describe('How long they took from start to end, on average.'),
    bySeat: z.array(SeatStatisticsBody).describe('In turn order.'),
  })
  .meta({ id: 'Statistics', description: 'What the ended matches of so many players add up to.' })

export const GameStatisticsBody = z
  .object({ game: z.string(), items: z.array(StatisticsBody) })
  .meta({ id: 'GameStatistics', description: 'What the ended matches of a game add up to, by how many played.' })
export type GameStatisticsBody = z.infer<typeof GameStatisticsBody>
