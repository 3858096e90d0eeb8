/** Requests for programs, as mails write them: with a path only (`links.ts` says why). */

/** The request by which the former holder of a seat takes it back from a bot. */
export function returnRequest(match: string, seat: number): string {
  return `POST /v1/matches/${match}/substitute ${JSON.stringify({ seat })}`
}

/** The request that invites somebody to a match. */
export function inviteRequest(match: string): string {
  return `POST /v1/matches/${match}/invitations`
}

/** The request that agrees to a proposal. */
export function agreeRequest(match: string, proposal: number): string {
  return `POST /v1/matches/${match}/proposals/${proposal}/answer ${JSON.stringify({ agree: true })}`
}

/** The request that comments on a dispute. */
export function commentRequest(match: string, dispute: number): string {
  return `POST /v1/matches/${match}/disputes/${dispute}/comments`
}

/** The request that lists the disputes that wait for a ruling. */
export function queueRequest(): string {
  return 'GET /v1/admin/disputes'
}

/** The request that sends a message to the table. */
export function sayRequest(match: string): string {
  return `POST /v1/matches/${match}/messages`
}

/** The request that marks messages as read. */
export function readRequest(match: string, message: number): string {
  return `PUT /v1/matches/${match}/read-mark ${JSON.stringify({ message })}`
}

/** The request that lists the deliveries to a webhook. */
export function deliveriesRequest(webhook: string): string {
  return `GET /v1/account/webhooks/${webhook}/deliveries`
}

/** The request that switches a webhook on again. */
export function switchOnRequest(webhook: string): string {
  return `PATCH /v1/account/webhooks/${webhook} ${JSON.stringify({ on: true })}`
}
