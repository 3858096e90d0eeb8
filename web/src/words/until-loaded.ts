import { computed, signal } from '@preact/signals'

/** How long after a failure a file is asked for again, in milliseconds. */
const pause = 5_000

const missing = signal(0)

/** Whether a file of the page could not be loaded yet. After an upgrade of the server, only loading the page again helps. */
export const isFileMissing = computed(() => missing.value > 0)

/** Loads files of the page, again and again until they are there. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    console.warn(error)
    missing.value += 1
    await new Promise((resolve) => setTimeout(resolve, pause))
    missing.value -= 1
    return untilLoaded(load)
  }
}
