import { isNode, type Node, nodeAt } from './node.ts'
import { recorded } from './recorded.ts'

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
