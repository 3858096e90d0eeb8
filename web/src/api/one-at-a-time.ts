/** Makes one read at a time. A call during a read starts one more when it ends; both calls resolve after that one. */
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
