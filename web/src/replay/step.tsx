import { EndButton } from '../ui/end-button.tsx'
import styles from './step.module.css'

/** The drawings of buttons that lead to another position, as paths of 16 by 16. */
const drawings = {
  first: 'M11 3 5 8l6 5zM3 3h2v10H3z',
  previous: 'M11 3 5 8l6 5z',
  next: 'M5 3l6 5-6 5z',
  last: 'M5 3l6 5-6 5zM11 3h2v10h-2z',
  play: 'M4 2l9 6-9 6z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
} as const
type Name = keyof typeof drawings

interface Props {
  readonly to: Name
  readonly label: string
  readonly isAtEnd: boolean
  onClick(): void
}

/** A button that leads to another position. */
export const Step = ({ to, label, isAtEnd, onClick }: Props) => (
  <EndButton class={styles.step} label={label} isAtEnd={isAtEnd} onClick={onClick}>
    <StepDrawing name={to} />
  </EndButton>
)

export const StepDrawing = ({ name }: { readonly name: Name }) => (
  <svg width={16} height={16} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
