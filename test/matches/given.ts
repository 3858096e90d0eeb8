import type { TestServer } from '../support/server.ts'

/** More than any turn of bots has. */
const mostLooks = 500

/** Has the server see to everything that is due now, and to what follows from that. */
export async function seesToAll({ deadlines }: TestServer): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks++) if ((await deadlines.runOnce()) === 0) return
  throw new Error('what is due comes to no end')
}
