import { type Application, application } from './platform/http/application.ts'
import type { Platform } from './platform/platform.ts'

export interface Server {
  readonly app: Application
}

/** Wires the slices together on one HTTP application. */
export async function server(platform: Platform): Promise<Server> {
  const app = await application(platform)
  return { app }
}
