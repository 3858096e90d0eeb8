import { serverInMemory } from './server.ts'

/** The API document as the repository holds it: made from the routes alone, so that it is the same on every machine. */
export async function documentText(): Promise<string> {
  const { app, close } = await serverInMemory()
  const text = asText(app.swagger())
  await close()
  return text
}

export function asText(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
