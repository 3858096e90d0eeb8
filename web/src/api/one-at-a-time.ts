/** Reads one at a time: whoever asks during a read has it made once more, and waits for that one, too. */
export function oneAtATime(read: () => Promise<void>): () => Promise<void> {
  let isAsked = false
  let underWay: Promise<void> | undefined
  async function readAll(): Promise<void> {
    try {
      while (isAsked) {
        isAsked = false
        await read()
      }
    } finally {
      underWay = undefined
    }
  }
  return () => {
    isAsked = true
    underWay ??= readAll()
    return underWay
  }
}
