/** How a match from elsewhere is stored. */

export {
  alreadyStored,
  growImported,
  type ImportedMatch,
  type ImportedParticipant,
  type ImportedRows,
  storeImported,
} from '../record/imported-match.ts'
