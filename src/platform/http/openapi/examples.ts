import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isNode, type Node, nodeAt } from './node.ts'

/** What was asked of an operation and answered, each under a few words that say what it shows. */
const OperationExamples = z.strictObject({
  request: z.record(z.string(), z.unknown()).optional(),
  response: z.record(z.string(), z.unknown()).optional(),
})

/** It stands beside the document, where readers look for it. Written by `npm run openapi -- --record`. */
export const examplesFile = new URL('../../../../openapi/examples.json', import.meta.url)

/** Requests and answers of a real run, by operation: read at the start, so that an incomplete installation fails there. */
export const recorded = z.record(z.string(), OperationExamples).parse(JSON.parse(readFileSync(examplesFile, 'utf8')))

/** Adds the recorded examples of an operation to its body and to its good answer. */
export function addExamples(operation: Node, operationId: string): void {
  const { request, response } = recorded[operationId] ?? {}
  show(nodeAt(operation, 'requestBody'), request)
  const responses = nodeAt(operation, 'responses')
  const good = Object.keys(responses).find((status) => status.startsWith('2'))
  if (good !== undefined) show(nodeAt(responses, good), response)
}

function show(described: Node, examples: Readonly<Record<string, unknown>> | undefined): void {
  const [content] = Object.values(nodeAt(described, 'content'))
  if (!isNode(content) || examples === undefined) return
  content.examples = Object.fromEntries(
    Object.entries(examples).map(([summary, value]) => [
      summary.replaceAll(/\W+/g, '-').toLowerCase(),
      { summary, value },
    ]),
  )
}
