import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { linkTo } from '../sharing.ts'
import { Source } from '../source.ts'
import type { Study } from '../study.ts'
import { variationsIn } from '../tree.ts'
import { NodeBody } from './board-body.ts'

const head = {
  game: z.string().describe('The id of its game.'),
  name: z.string(),
  seats: z.int().describe('How many play.'),
  source: Source,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().describe('When it was changed last.'),
}

const tree = {
  nodes: z.array(NodeBody).describe('All moves that were tried, each after the one it follows.'),
  variations: z
    .array(
      z
        .object({ name: z.string(), node: z.int(), length: z.int().describe('How many moves lead there.') })
        .meta({ id: 'Variation', description: 'A line that has a name.' }),
    )
    .describe('The lines that have names, in the order of their nodes.'),
}

export const StudyLink = z
  .object({
    url: z.url().describe('A page for people.'),
    token: z.string().describe('The token by which programs read the study: `GET /v1/shared-studies/{study}`.'),
  })
  .meta({
    id: 'StudyLink',
    description: 'A link to a study: everybody who has it may read the study, signed in or not.',
  })

export const StudySummary = z
  .object({
    id: z.uuid(),
    ...head,
    moves: z.int().describe('How many moves were tried.'),
    shared: z.boolean().describe('Whether there is a link to it.'),
  })
  .meta({ id: 'StudySummary', description: 'A study in brief.' })

export const StudyBody = z
  .object({
    id: z.uuid(),
    ...head,
    ...tree,
    link: StudyLink.nullable().describe('The link; null: the study is not shared.'),
  })
  .meta({ id: 'Study', description: 'A private board with its tree of moves.' })

export const SharedStudyBody = z
  .object({ ...head, ...tree })
  .meta({ id: 'SharedStudy', description: 'A shared study.' })

function headBody({ game, name, seats, source, createdAt, updatedAt }: Study) {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { game: game.meta.id, name, seats, source, ...times }
}

/** A study in the list of its owner. @param moves how many moves were tried on it */
export function studySummary(study: Study, moves: number): z.infer<typeof StudySummary> {
  return { id: study.id, ...headBody(study), moves, shared: study.shareId !== null }
}

/** @param nodes the whole tree, in words */
export function sharedStudyBody(study: Study, nodes: NodeBody[]): z.infer<typeof SharedStudyBody> {
  return { ...headBody(study), nodes, variations: variationsIn(nodes) }
}

/** A study as its owner reads it. @param nodes the whole tree, in words */
export function studyBody(
  platform: Pick<Platform, 'publicUrl' | 'secrets'>,
  study: Study,
  nodes: NodeBody[],
): z.infer<typeof StudyBody> {
  const link = study.shareId === null ? null : linkTo(platform, study.shareId)
  return { id: study.id, ...sharedStudyBody(study, nodes), link }
}
