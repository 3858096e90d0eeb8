import { sameJson } from '../canonical.ts'
import { RewoundEvent } from '../entry.ts'
import { partKey } from '../hash.ts'
import { firstShown, type JournalFile } from '../journal-file.ts'
import { secretsAt, secretsOf } from '../secrets.ts'
import { type Finding, failed, passed, skipped } from './finding.ts'

const unpublished = 'The seed is published when the match is over.'

/**
 * The seed is the one that the server committed to before anybody joined; each later one, the one that it committed to
 * when the match was reopened.
 * @param isOver whether the match is over, and so its seed published
 */
export function seedWasCommitted({ seed, later, commitment, entries }: JournalFile, isOver: boolean): Finding {
  // Without the seed, no draw could be checked.
  if (seed === null) return isOver ? failed('The match is over, and its seed is missing.') : skipped(unpublished)
  const promised = entries.flatMap((entry) => {
    const rewound = RewoundEvent.safeParse(firstShown(entry)).data
    return entry.kind === 'rewound' && rewound?.commitment ? [[entry.version, rewound.commitment]] : []
  })
  const given = later.map((one) => [one.since, secretsOf(one.seed, []).commitment])
  return secretsOf(seed, []).commitment === commitment && sameJson(promised, given)
    ? passed
    : failed('The seed is not the one that was promised.')
}

/** The keys of all shown parts come from the seed, and so do those of the hidden parts. */
export function keysFollow({ seed, later, entries }: JournalFile): Finding {
  if (seed === null) return skipped(unpublished)
  const secrets = secretsOf(seed, [], later)
  for (const { version, move, events } of entries) {
    const { salt } = secretsAt(secrets, version)
    const wrong = [move, ...events].findIndex(
      (part, number) => part.kind === 'shown' && part.key !== partKey(salt, version, number),
    )
    if (wrong >= 0) {
      return failed(`The key of part ${wrong} of entry ${version} does not come from the seed.`, version)
    }
  }
  return passed
}
