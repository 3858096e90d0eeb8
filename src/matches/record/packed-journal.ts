import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { z } from 'zod'
import { Actor, type Entry, EntryKind, TaggedJson } from '../../journal/entry.ts'
import { mapInSlices } from '../../platform/time-slices.ts'

/** The entries of a journal from the first on, as an archive keeps them. */
export interface PackedJournal {
  /** One line of JSON per entry, without its match, version and hashes; compressed (Brotli, RFC 7932). */
  readonly entries: Uint8Array<ArrayBuffer>
  /** The hashes of the entries. They do not compress; as bytes, they take half the room of their digits. */
  readonly hashes: Uint8Array<ArrayBuffer>
}

const hashBytes = 32
/**
 * Quality 9 takes up to ten times as long, nearly all to set up its memory, and saves one byte in 300; the best, 11, takes
 * fifty times as long, and saves a tenth.
 */
const quality = 8
const decompress = promisify(brotliDecompress)

const Line = z.object({
  at: z.string(),
  kind: EntryKind,
  actor: Actor,
  rules: z.int(),
  draws: z.int(),
  move: TaggedJson.nullable(),
  events: z.array(TaggedJson),
})
type Line = z.infer<typeof Line>

/** Packs a journal. @param entries all its entries, in order */
export function pack(entries: readonly Entry[]): PackedJournal {
  const lines = entries.map(({ at, kind, actor, rules, draws, move, events }) =>
    JSON.stringify({ at, kind, actor, rules, draws, move, events } satisfies Line),
  )
  const hashes = entries.map(({ hash }) => hash).join('')
  return {
    entries: new Uint8Array(
      brotliCompressSync(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    ),
    hashes: new Uint8Array(Buffer.from(hashes, 'hex')),
  }
}

/** The version of the last entry. */
export const lastVersion = ({ hashes }: Pick<PackedJournal, 'hashes'>): number => hashes.length / hashBytes

/**
 * The entries after one version, up to another. They are read in slices, between which other requests are served.
 * @throws TypeError, SyntaxError or ZodError if the bytes are not those of a journal
 */
export async function unpack(
  journal: PackedJournal,
  match: string,
  { after = 0, upTo = lastVersion(journal) }: { readonly after?: number; readonly upTo?: number } = {},
): Promise<Entry[]> {
  const lines = await linesOf(journal)
  const digits = Buffer.from(journal.hashes).toString('hex')
  const hashAt = (version: number) => digits.slice(2 * hashBytes * (version - 1), 2 * hashBytes * version)
  let version = after
  return mapInSlices(lines.slice(after, upTo), (line): Entry => {
    version += 1
    const { rules, draws, move, events, at, kind, actor } = Line.parse(JSON.parse(line))
    const [previous, hash] = [hashAt(version - 1), hashAt(version)]
    return { version, rules, draws, previous, hash, move, events, match, at, kind, actor }
  })
}

async function linesOf({ entries, hashes }: PackedJournal): Promise<string[]> {
  const text = await decompress(entries).catch((cause: unknown) => {
    throw new TypeError('What is archived cannot be decompressed.', { cause })
  })
  const lines = text.toString().split('\n')
  if (lines.length !== lastVersion({ hashes })) throw new TypeError('What is archived lacks entries or hashes.')
  return lines
}
