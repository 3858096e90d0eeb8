import type { TestServer } from '../support/server.ts'

/** More rounds than any series of bots' turns has. */
const mostLooks = 500

/** Has the server handle everything that is due now, and all that follows from it. */
export async function handleDue({ deadlines }: TestServer): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks++) if ((await deadlines.runOnce()) === 0) return
  throw new Error('what is due comes to no end')
}
