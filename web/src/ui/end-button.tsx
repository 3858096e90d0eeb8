import type { ComponentChildren } from 'preact'

interface Props {
  readonly children: ComponentChildren
  readonly class: string | undefined
  readonly label?: string
  /** Whether it leads no further. It keeps the keyboard's focus, which a disabled button would lose. */
  readonly isAtEnd: boolean
  onClick(): void
}

/** A button that is pressed again and again until it leads no further. */
export const EndButton = ({ children, class: className, label, isAtEnd, onClick }: Props) => (
  <button
    type="button"
    class={className}
    aria-label={label}
    aria-disabled={isAtEnd}
    onClick={() => {
      if (!isAtEnd) onClick()
    }}
  >
    {children}
  </button>
)
