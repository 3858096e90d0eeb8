/** The state of a match, as a mark beside its word. */
type StateMarkKind = 'yours' | 'waiting' | 'over' | 'frozen' | 'paused' | 'warning'

const drawings: Readonly<Record<StateMarkKind, string>> = {
  yours: 'M3 2l11 6-11 6z',
  waiting: 'M3 1h10v3L9.5 8 13 12v3H3v-3l3.5-4L3 4z',
  over: 'M3 1h1.5v1H13l-2.5 3.5L13 9H4.5v6H3z',
  frozen: 'M7.2 1h1.6v14H7.2zM1.5 5.2l.8-1.4 12.2 7-.8 1.4zM1.5 10.8l12.2-7 .8 1.4-12.2 7z',
  warning: 'M8 1l7 13H1zM7.2 5.5V10h1.6V5.5zM7.2 11v1.6h1.6V11z',
  paused: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z',
}

export function StateMark({ kind }: { readonly kind: StateMarkKind }) {
  return (
    <svg viewBox="0 0 16 16" width="0.9em" height="0.9em" fill="currentColor" aria-hidden="true" data-mark={kind}>
      <path d={drawings[kind]} />
    </svg>
  )
}
