import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Mistake, Refused, Unreachable } from '../api/problem.ts'
import { pair } from '../words/pair.ts'
import { words } from '../words/words.ts'
import styles from './controls.module.css'
import { useFocusKeptNear } from './focus-kept-near.ts'

interface ButtonProps {
  readonly children: ComponentChildren
  readonly onClick?: () => void
  readonly isMain?: boolean
  /** Whether what it does cannot be undone. */
  readonly isGrave?: boolean
  readonly isSmall?: boolean
  readonly isOff?: boolean
  /** Whether it looks disabled. It can still be pressed, and then says why. */
  readonly isGrey?: boolean
  readonly submits?: boolean
  /** Whether it submits its form as it is filled in, right or wrong. */
  readonly isUnchecked?: boolean
  readonly label?: string
  /** The id of an element that describes it further, such as why it is disabled. */
  readonly describedBy?: string | undefined
  /** Whether it gets the keyboard's focus when it appears, in place of a button that was pressed and is gone. */
  readonly takesFocus?: boolean
}

export function Button({
  children,
  onClick,
  isMain,
  isGrave,
  isSmall,
  isOff,
  isGrey,
  submits,
  isUnchecked,
  label,
  describedBy,
  takesFocus = false,
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusKeptNear(button)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type={submits ? 'submit' : 'button'}
      formNoValidate={isUnchecked}
      class={`${styles.button} ${isMain ? styles.main : ''} ${isGrave ? styles.grave : ''} ${isSmall ? styles.small : ''}`}
      aria-disabled={isOff || isGrey}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={isOff ? inert : onClick}
    >
      {children}
    </button>
  )
}

/** A press while the button is off. A disabled button would lose the keyboard's focus. */
const inert = (press: Event): void => press.preventDefault()

interface LinkProps {
  readonly href: string
  readonly children: ComponentChildren
  readonly isMain?: boolean
  readonly download?: string
}

export function LinkButton({ href, children, isMain, download }: LinkProps) {
  return (
    <a class={`${styles.button} ${isMain ? styles.main : ''}`} href={href} download={download}>
      {children}
    </a>
  )
}

/** The sentence for an error. */
export function saysOf(trouble: unknown): string {
  if (trouble instanceof Refused) return trouble.message
  return trouble instanceof Unreachable ? words.value.trouble.unreachable : words.value.trouble.unexpected
}

interface TroubleProps {
  readonly trouble: unknown
  /** The mistakes that no field of a form shows. */
  readonly mistakes?: readonly Mistake[]
}

/** An error message, if there is an error. Screen readers announce it at once. */
export function Trouble({ trouble, mistakes = [] }: TroubleProps) {
  return trouble === undefined ? null : (
    <div class={styles.trouble} role="alert">
      <p>{saysOf(trouble)}</p>
      {mistakes.map(({ at, problem }, index) => (
        <p key={`${index}-${at}`}>{pair(at, problem)}</p>
      ))}
    </div>
  )
}

export function Hidden({ children }: { readonly children: ComponentChildren }) {
  return <span class={styles.hidden}>{children}</span>
}

/** A request to the server that runs at most once at a time: whether it is running, and its error. */
export function useAsking() {
  const [state, setState] = useState<{ isUnderWay: boolean; trouble: unknown }>({
    isUnderWay: false,
    trouble: undefined,
  })
  async function ask(action: () => Promise<void>): Promise<void> {
    if (state.isUnderWay) return
    setState({ isUnderWay: true, trouble: undefined })
    try {
      await action()
      setState({ isUnderWay: false, trouble: undefined })
    } catch (trouble) {
      if (!(trouble instanceof Refused || trouble instanceof Unreachable)) console.error(trouble)
      setState({ isUnderWay: false, trouble })
    }
  }
  return { ...state, ask: (action: () => Promise<void>) => void ask(action) }
}

export { styles as controls }
