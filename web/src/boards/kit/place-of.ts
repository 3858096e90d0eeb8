interface Phase {
  readonly name: string
  readonly result?: { readonly seats: readonly { readonly seat: number; readonly place: number }[] }
}

/** The place of a seat in the result, once the match is over. */
export const placeOf = ({ phase }: { readonly phase: Phase }, seat: number): number | undefined =>
  phase.result?.seats.find((one) => one.seat === seat)?.place
