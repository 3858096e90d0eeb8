import type { FastifyPluginAsync } from 'fastify'
import type { Chore } from '../platform/chore.ts'
import type { ValidCredentials } from '../platform/http/caller.ts'
import type { Streams } from '../platform/http/event-stream/listening.ts'
import type { Log } from '../platform/log.ts'
import { gauge } from '../platform/metrics/gauge.ts'
import type { Platform } from '../platform/platform.ts'
import { archiving } from './archive/archiving.ts'
import { amending } from './commit/amend.ts'
import { type ChangeMatch, changes } from './commit/change.ts'
import type { Storing } from './commit/effect.ts'
import { groupCommit } from './commit/group-commit.ts'
import { matchEffects } from './commit/match-effects.ts'
import { secondsLate } from './deadlines/due-decisions.ts'
import { lobby } from './lobby/lobby.ts'
import { aheadRoutes } from './orders/ahead-routes.ts'
import { executeOrders } from './orders/execute-orders.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { type Play, play } from './playing/play.ts'
import { proposalRoutes } from './proposals/proposal-routes.ts'
import { proposals } from './proposals/proposals.ts'
import { rulesProposalRoutes } from './proposals/rules-proposal-routes.ts'
import { type LiveMatches, liveMatches } from './record/live-matches.ts'
import { lastOwnMove } from './replay/last-own-move.ts'
import { type Replays, replays } from './replay/replays.ts'
import { claimRoutes } from './routes/claim-routes.ts'
import { gameRoutes } from './routes/game-routes.ts'
import { hoursRoutes } from './routes/hours-routes.ts'
import { invitationRoutes } from './routes/invitation-routes.ts'
import { lobbyRoutes } from './routes/lobby-routes.ts'
import { matchListRoutes } from './routes/match-list-routes.ts'
import { matchPageRoutes } from './routes/match-page-routes.ts'
import { moveRoutes } from './routes/move-routes.ts'
import { pictureRoutes } from './routes/picture-routes.ts'
import { replayRoutes } from './routes/replay-routes.ts'
import { rulesRoutes } from './routes/rules-routes.ts'
import { schemaRoutes } from './routes/schema-routes.ts'
import { seatRoutes } from './routes/seat-routes.ts'
import { takeBackRoutes } from './routes/take-back-routes.ts'
import { viewRoutes } from './routes/view-routes.ts'
import { answeringForAbsent } from './scheduler/answer-for-absent.ts'
import { atDeadlines, reminders } from './scheduler/at-deadlines.ts'
import { automaticDecisions } from './scheduler/automatic-decisions.ts'
import { expiries } from './scheduler/expiry.ts'
import { type Scheduler, scheduler } from './scheduler/scheduler.ts'
import type { SliceEvent } from './stream/slice-event.ts'
import { matchStreams } from './stream/stream.ts'
import { botsForUntaken, substitutes } from './substitutes/substitutes.ts'
import { moderationRoutes } from './talk/moderation-routes.ts'
import { ownPageRoutes } from './talk/own-page-routes.ts'
import { talkRoutes } from './talk/talk-routes.ts'
import { seatingLobby } from './wishes/seating-lobby.ts'
import { wishExpiries, wishMeetings } from './wishes/wish-chores.ts'
import { wishRoutes } from './wishes/wish-routes.ts'

/** Everything about matches, wired together. */
export interface Matches {
  readonly routes: readonly FastifyPluginAsync[]
  readonly play: Play
  /** Changes a match by something other than a move, such as a ruling. */
  readonly change: ChangeMatch
  readonly scheduler: Scheduler
  /** The started matches that this process has in memory. */
  readonly liveMatches: LiveMatches
  /** The past positions that this process has replayed. */
  readonly replays: Replays
  /** The event streams of matches. @param stillGood tells which listeners may still listen */
  streams(stillGood: ValidCredentials): Streams
}

/** What other slices add: chores of the scheduler, kinds of effects, and events of the streams. */
interface MatchExtensions {
  readonly chores?: readonly Chore[]
  readonly effects?: readonly Storing[]
  readonly events?: readonly SliceEvent[]
}

/** Wires everything about matches together. */
export function matches(
  platform: Platform,
  log: Log,
  { chores: others = [], effects = [], events = [] }: MatchExtensions = {},
): Matches {
  const late = 'How long the server is late with the deadline that has waited longest for it.'
  gauge(platform.metrics, 'paquebot_deadlines_late_seconds', late, () => secondsLate(platform))
  const { archiveAfterDays } = platform.configuration
  const inMemory = liveMatches(platform)
  const replayed = replays(platform)
  const commits = groupCommit(platform, [...matchEffects, ...effects])
  const change = changes(platform, inMemory, commits)
  const amend = amending(platform, commits)
  const playing = play(platform, inMemory, change)
  const agreements = proposals(platform, inMemory, change)
  const absentAnswers = answeringForAbsent(platform, change)
  const openLobby = seatingLobby(platform, lobby(platform, inMemory, commits))
  const chores = [
    reminders(platform),
    atDeadlines(platform, inMemory, amend, absentAnswers, log),
    automaticDecisions(platform, inMemory, amend, absentAnswers, executeOrders(platform, change), log),
    botsForUntaken(platform, change, amend, log),
    wishExpiries(platform),
    wishMeetings(platform, log),
    expiries(platform, change, log),
    ...others,
    ...(archiveAfterDays === undefined ? [] : [archiving(platform, archiveAfterDays, log)]),
  ]
  return {
    routes: [
      gameRoutes(),
      rulesRoutes(),
      schemaRoutes(),
      matchListRoutes(platform),
      lobbyRoutes(platform, openLobby),
      invitationRoutes(platform),
      viewRoutes(platform, inMemory, replayed),
      replayRoutes(platform, inMemory, replayed),
      pictureRoutes(platform, inMemory, replayed),
      matchPageRoutes(platform, inMemory, replayed),
      moveRoutes(platform, playing),
      takeBackRoutes(platform, playing),
      seatRoutes(platform, playing, substitutes(platform, change)),
      claimRoutes(platform, amend),
      hoursRoutes(platform),
      wishRoutes(platform),
      orderRoutes(platform, amend, inMemory),
      aheadRoutes(platform, inMemory),
      proposalRoutes(platform, agreements),
      rulesProposalRoutes(platform, agreements),
      talkRoutes(platform),
      ownPageRoutes(platform, (record, account) => lastOwnMove(platform, replayed, record, account)),
      moderationRoutes(platform),
    ],
    play: playing,
    change,
    scheduler: scheduler(platform, chores, log),
    liveMatches: inMemory,
    replays: replayed,
    streams: (stillGood) => matchStreams(platform, inMemory, log, stillGood, events),
  }
}
