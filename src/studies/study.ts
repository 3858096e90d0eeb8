import { ownerById, statusNow } from '../accounts/index.ts'
import { catalogue } from '../games/catalogue.ts'
import type { Game } from '../games/game.ts'
import { seatsIn } from '../games/position.ts'
import type { Study as StudyRow } from '../generated/prisma/client.ts'
import type { Player } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problems/problem.ts'
import { Source } from './source.ts'

/** A private board, without its tree of moves. */
export interface Study {
  readonly id: string
  readonly game: Game
  readonly name: string
  readonly source: Source
  readonly position: unknown
  readonly seats: number
  readonly seed: string
  /** The number of its newest node. Every change of the tree raises it, so it guards all writes to the tree. */
  readonly nodes: number
  readonly shareId: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A study of the caller. @throws Problem not-found */
export async function ownStudy({ database }: Platform, { account }: Player, id: string): Promise<Study> {
  const row = await database.prisma.study.findUnique({ where: { id, accountId: account } })
  if (!row) throw new Problem('not-found')
  return studyIn(row)
}

/** The study that a link leads to. @throws Problem not-found */
export async function sharedStudy({ database, secrets, clock }: Platform, token: string): Promise<Study> {
  const shareId = secrets.readLinkToken('study', token)
  if (shareId === undefined) throw new Problem('not-found')
  const row = await database.prisma.study.findUnique({ where: { shareId } })
  const owner = row && (await ownerById(database, row.accountId))
  if (!row || !owner || statusNow(owner, clock.now()) === 'banned') throw new Problem('not-found')
  return studyIn(row)
}

/** A study from its row. @throws Error where its game is not in the catalogue */
export function studyIn({
  id,
  name,
  source,
  position,
  seed,
  nodes,
  shareId,
  createdAt,
  updatedAt,
  ...row
}: StudyRow): Study {
  const game = catalogue.get(row.game)
  if (!game) throw new Error(`study ${id} is of the game ${row.game}, which is not in the catalogue`)
  const seats = seatsIn(position)
  return {
    id,
    game,
    name,
    source: Source.parse(source),
    position,
    seats,
    seed,
    nodes,
    shareId,
    createdAt,
    updatedAt,
  }
}
