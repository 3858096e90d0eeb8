import type { FastifyInstance } from 'fastify'

const changing: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Whether requests with a method may change something. */
export const isChanging = (method: string): boolean => changing.has(method)

/** The methods of an address, for the answer to a request with another one (RFC 9110 §15.5.6). */
export function allowedMethods(app: FastifyInstance): (url: string) => string[] {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()

  app.addHook('onRoute', ({ url, method }) => {
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    routes.set(url, known)
    for (const each of [method].flat()) known.methods.add(each)
  })

  return (url) => {
    const [path = ''] = url.split('?')
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort()
  }
}

const special = /[.*+?^${}()|[\]\\]/g

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(special, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}
