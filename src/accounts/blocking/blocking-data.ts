import { z } from 'zod'
import { exported, type OwnedData } from '../../platform/owned-data.ts'
import { BlockRecord, blocksOf } from './blocks.ts'
import { MuteRecord, mutesOf } from './mutes.ts'

const ExportedBlocking = z.object({ blocks: z.array(BlockRecord), mutes: z.array(MuteRecord) })

/** Blocks and mutes by this account. The export does not reveal who blocked or muted its owner. */
export const blockingData: OwnedData = {
  exported: exported(ExportedBlocking, async (platform, { id }) => ({
    blocks: await blocksOf(platform, id),
    mutes: await mutesOf(platform, id),
  })),
  erase: ({ database }, { id }) => [
    database.prisma.block.deleteMany({ where: { OR: [{ blockerId: id }, { blockedId: id }] } }),
    database.prisma.mute.deleteMany({ where: { OR: [{ muterId: id }, { mutedId: id }] } }),
  ],
}
