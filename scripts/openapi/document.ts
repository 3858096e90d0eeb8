import { serverInMemory } from './server.ts'

/** The API's document as it stands in the repository: made from the routes alone, so that it is the same everywhere. */
export async function documentText(): Promise<string> {
  const { app, close } = await serverInMemory()
  const text = asText(app.swagger())
  await close()
  return text
}

export function asText(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
