import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { installed } from '../../installation.ts'
import { isNode, type Node, nodeAt } from './node.ts'

/** Requests and answers of an operation, each with a short title. */
const OperationExamples = z.strictObject({
  request: z.record(z.string(), z.unknown()).optional(),
  response: z.record(z.string(), z.unknown()).optional(),
})

/** Written by `npm run openapi -- --record`, beside the document, where readers look for it. */
export const examplesFile = installed('openapi/examples.json')

/**
 * Requests and answers of a real run, by operation. Read at the start, so that an incomplete installation fails then.
 */
export const recorded = z.record(z.string(), OperationExamples).parse(JSON.parse(readFileSync(examplesFile, 'utf8')))

/** Adds the recorded examples of an operation to its body and to its successful answer. */
export function addExamples(operation: Node, operationId: string): void {
  const { request, response } = recorded[operationId] ?? {}
  show(nodeAt(operation, 'requestBody'), request)
  const responses = nodeAt(operation, 'responses')
  const good = Object.keys(responses).find((status) => status.startsWith('2'))
  if (good !== undefined) show(nodeAt(responses, good), response)
}

function show(described: Node, examples: Readonly<Record<string, unknown>> | undefined): void {
  const [content] = Object.values(nodeAt(described, 'content'))
  if (!isNode(content) || examples === undefined || Object.keys(examples).length === 0) return
  content.examples = Object.fromEntries(
    Object.entries(examples).map(([summary, value]) => [
      summary.replaceAll(/\W+/g, '-').toLowerCase(),
      { summary, value },
    ]),
  )
}
