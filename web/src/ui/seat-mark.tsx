const shapes = [
  <circle cx={8} cy={8} r={6.5} />,
  <rect x={2} y={2} width={12} height={12} rx={1} />,
  <path d="M8 1.5 15 14H1z" />,
  <path d="M8 .5 15.5 8 8 15.5.5 8z" />,
  <path d="m8 1 2 5h5l-4 3.5 1.5 5.5L8 12l-4.5 3L5 9.5 1 6h5z" />,
]

/** The mark of a seat: a colour and a shape, so that seats differ without their colours. */
export function SeatMark({ seat, size = 16 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill={seatColour(seat)} aria-hidden="true">
      {shapes[seat]}
    </svg>
  )
}

export const seatColour = (seat: number): string => `var(--seat-${seat})`
