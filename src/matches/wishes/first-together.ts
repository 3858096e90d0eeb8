/**
 * The first group of a size in which everybody may meet everybody: of all such groups the one with the earliest first
 * member, then the earliest second, and so on. Undefined where there is none.
 * @param candidates the oldest first
 */
export function firstTogether<Candidate>(
  candidates: readonly Candidate[],
  size: number,
  mayMeet: (one: Candidate, other: Candidate) => boolean,
): Candidate[] | undefined {
  if (size === 0) return []
  for (const [place, first] of candidates.entries()) {
    if (candidates.length - place < size) return undefined
    const later = candidates.slice(place + 1).filter((other) => mayMeet(first, other))
    const others = firstTogether(later, size - 1, mayMeet)
    if (others !== undefined) return [first, ...others]
  }
  return undefined
}
