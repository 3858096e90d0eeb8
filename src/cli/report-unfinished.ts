import { ConfigurationError } from '../platform/configuration.ts'
import { harmless } from './output.ts'
import { reasonOf } from './reason.ts'
import { WrongUsage } from './wrong-usage.ts'

/**
 * Runs a process that goes on until it is stopped, and reports what it left under way or why it failed.
 * @throws WrongUsage if a setting is wrong
 */
export async function reportUnfinished(run: () => Promise<readonly string[]>): Promise<void> {
  try {
    const left = await run()
    if (left.length === 0) return
    console.error(
      `Stopped while these were under way: ${left.join(', ')}. After the next start, the server retries mails, webhooks, pushes and deadlines.`,
    )
    setTimeout(() => process.exit(), 0)
  } catch (error) {
    if (error instanceof ConfigurationError) throw new WrongUsage(error.message)
    console.error(harmless(`error: ${reasonOf(error)}`))
    process.exitCode = 1
  }
}
