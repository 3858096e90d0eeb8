/** How a match from elsewhere is stored. */

export { importMatch } from '../archive/import-match.ts'
