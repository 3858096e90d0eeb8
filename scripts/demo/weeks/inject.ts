import type { Application } from '../../../src/platform/http/application.ts'
import type { Fetch } from '../api.ts'

/** `fetch` without a port: sends requests into an application in this process, through its public routes. */
export function fetchInto(app: Application): Fetch {
  return async (url, { method, headers, body }) => {
    const sent = body === undefined ? {} : { payload: body }
    const { statusCode, payload } = await app.inject({ method, url, headers: Object.fromEntries(headers), ...sent })
    return new Response(payload === '' ? null : payload, { status: statusCode })
  }
}
