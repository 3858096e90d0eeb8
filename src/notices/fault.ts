/** Where an error came from, without its message: that may quote an address, a token or a mail. */
export function faultOf(error: unknown): { name: string; stack: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] }
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return { name: error.name, stack: lines.filter((line) => /^at \S/.test(line)) }
}
