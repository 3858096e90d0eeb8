import type { Viewer } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'

/** The ETag of what a viewer sees of a match at a version, in a language. */
export function etag(version: number, viewer: Viewer, language: Language): string {
  return `"${version}.${viewer}.${language}"`
}

/** The version in an ETag of ours, or in the plain number that `If-Match` may hold too. */
export function versionIn(ifMatch: string): number {
  return Number(/\d+/.exec(ifMatch)?.[0])
}
