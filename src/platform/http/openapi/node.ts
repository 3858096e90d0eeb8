/** A JSON object in the document. */
export type Node = Record<string, unknown>

/** Whether a value is a JSON object. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object under a key, or an empty one. */
export function nodeAt(node: unknown, key: string): Node {
  const value = isNode(node) ? node[key] : undefined
  return isNode(value) ? value : {}
}

/** Visits every object in a value, outer ones first. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (isNode(value)) {
    visit(value)
    for (const child of Object.values(value)) walk(child, visit)
  }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation of a document, with its method. */
export function operationsOf(document: unknown): { method: string; operation: Node }[] {
  return Object.values(nodeAt(document, 'paths')).flatMap((path) =>
    methods
      .filter((method) => isNode(path) && isNode(path[method]))
      .map((method) => ({ method, operation: nodeAt(path, method) })),
  )
}
