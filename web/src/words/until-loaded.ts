import { computed, signal } from '@preact/signals'

/** How long after a failure a file is asked for again, in milliseconds. */
const pause = 5_000

/** The page loads itself again no more often, in milliseconds: something else may be wrong with the file. */
const leastBetween = 60_000
const place = 'paquebot.loaded-again'

const missing = signal(0)

/** Whether a file of the page could not be loaded yet. */
export const isFileMissing = computed(() => missing.value > 0)

/**
 * Loads files of the page, again and again until they are there. Most browsers remember that they could not have a
 * module, and ask no more until the page is loaded again (HTML: module map); after an upgrade of the server, its files
 * have other names. So the page loads itself again once the server answers about the file.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>, isRetry = false): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    console.warn(error)
    missing.value += 1
    if (isRetry && (await isAnswered(error))) loadPageAgain()
    await new Promise((resolve) => setTimeout(resolve, pause))
    missing.value -= 1
    return untilLoaded(load, true)
  }
}

/** @param error most browsers name the file in it */
async function isAnswered(error: unknown): Promise<boolean> {
  const file = /https?:\/\/\S+/.exec(String(error))?.[0] ?? location.href
  return fetch(file, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false, // no connection
  )
}

function loadPageAgain(): void {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(place)) < leastBetween) return
  sessionStorage.setItem(place, String(now))
  location.reload()
}
