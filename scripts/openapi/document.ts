import openapiTS, { astToString } from 'openapi-typescript'
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

/** The types that a client in TypeScript has from the document. What has a default may be left out of a request. */
export async function clientTypes(document: string): Promise<string> {
  const types = await openapiTS(document, { defaultNonNullable: false })
  return `// Written from openapi/openapi.json by \`npm run openapi\`.\n\n${astToString(types)}`
}
