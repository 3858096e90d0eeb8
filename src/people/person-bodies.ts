import { z } from 'zod'
import { Habits } from '../matches/index.ts'
import { pageOf } from '../platform/http/paging.ts'
import { fewestMatches } from './skill.ts'

const rated = {
  rating: z
    .int()
    .describe('A conservative estimate of their strength: 1000 + 40 (μ − 3σ), by OpenSkill. Beginners have 1000.'),
  uncertainty: z.int().describe('How uncertain the rating is: 40 σ. It falls with each rated match.'),
  matches: z.int().describe('The number of rated matches behind it.'),
}

const RatingBody = z
  .object({
    game: z.string().describe('The id of the game.'),
    ...rated,
    provisional: z
      .boolean()
      .describe(`Whether it is based on fewer than ${fewestMatches} rated matches, and so says little yet.`),
  })
  .meta({ id: 'Rating', description: 'How well somebody plays a game, as far as rated matches show.' })

const PlayedGame = z
  .object({
    game: z.string().describe('The id of the game.'),
    played: z.int().describe('The number of ended matches, except private ones, in which they held a seat at the end.'),
    won: z.int().describe('How many of these they won, alone or with others; solo matches do not count.'),
    wonByForfeit: z.int().describe('How many of these they won because all others had given up.'),
  })
  .meta({ id: 'PlayedGame', description: 'How often somebody has played a game.' })

export const ProfileBody = z
  .object({
    name: z.string(),
    since: z.iso.datetime().describe('When they registered.'),
    ratings: z.array(RatingBody),
    ...Habits.shape,
    games: z.array(PlayedGame),
  })
  .meta({ id: 'Profile', description: 'What everybody may know about somebody.' })
export type ProfileBody = z.infer<typeof ProfileBody>

export const PersonResultBody = z
  .object({
    match: z.uuid(),
    game: z.string().describe('The id of the game.'),
    name: z.string().describe('The name that its creator gave the match; may be empty.'),
    private: z.boolean(),
    rated: z.boolean().describe('Whether the players agreed that it counts for ratings.'),
    seats: z.int().describe('The number of players.'),
    seat: z.int().describe('The seat they held at the end.'),
    place: z.int().describe('1 is best; ties share a place.'),
    points: z.number(),
    forfeit: z.boolean().describe('Whether it ended by forfeit, because all but one had given up.'),
    rating: z
      .object({ before: z.int(), after: z.int() })
      .meta({ id: 'RatingChange', description: 'How a match changed a rating.' })
      .nullable()
      .describe('How it changed their rating; null if it does not count, or has not been counted yet.'),
    endedAt: z.iso.datetime(),
  })
  .meta({ id: 'PersonResult', description: 'How a match ended for somebody.' })
export type PersonResultBody = z.infer<typeof PersonResultBody>
export const ResultPage = pageOf(PersonResultBody).meta({ id: 'PersonResultPage', description: 'A page of results.' })

const RankedBody = z
  .object({ name: z.string(), ...rated })
  .meta({ id: 'Ranked', description: 'Somebody with a rating that is not provisional.' })
export const RankedPage = pageOf(RankedBody).meta({
  id: 'RankedPage',
  description: 'A page of ratings, the best first.',
})

const SeatStatisticsBody = z
  .object({
    seat: z.int(),
    victories: z.number().describe('How many matches it won. A shared victory is divided equally.'),
    points: z.number().describe('The average number of points.'),
  })
  .meta({ id: 'SeatStatistics', description: 'The statistics of one seat.' })

const StatisticsBody = z
  .object({
    seats: z.int().describe('The number of players.'),
    matches: z.int().describe('How many matches were played to their end. All averages are over these.'),
    forfeits: z.int().describe('How many other matches ended by forfeit, because all but one had given up.'),
    entries: z.number().describe('The average number of journal entries.'),
    hours: z.number().describe('The average time from start to end, in hours.'),
    bySeat: z.array(SeatStatisticsBody).describe('In turn order.'),
  })
  .meta({ id: 'Statistics', description: 'The statistics of matches with this number of players.' })

export const GameStatisticsBody = z
  .object({ game: z.string(), items: z.array(StatisticsBody) })
  .meta({ id: 'GameStatistics', description: 'The statistics of a game, by number of players.' })
export type GameStatisticsBody = z.infer<typeof GameStatisticsBody>
