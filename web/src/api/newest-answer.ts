/** How long the reader must pause before the server is asked, in milliseconds. */
const pause = 250

/** Asks the server about what the reader changes. Only the answer to the newest question is taken. */
export function newestAnswer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let newest = 0

  /** Forgets the question that waits, and the answer that is on its way. */
  function cancel(): void {
    clearTimeout(timer)
    newest += 1
  }

  /** Rejects as the question does, unless a newer one has been asked. */
  async function ask<Answer>(question: () => Promise<Answer>, take: (answer: Answer) => void): Promise<void> {
    cancel()
    const mine = newest
    try {
      const answer = await question()
      if (mine === newest) take(answer)
    } catch (error) {
      if (mine === newest) throw error
    }
  }

  /** @param question never rejects */
  function askAfterPause<Answer>(question: () => Promise<Answer>, take: (answer: Answer) => void): void {
    cancel()
    timer = setTimeout(() => void ask(question, take), pause)
  }

  return { ask, askAfterPause, cancel }
}
