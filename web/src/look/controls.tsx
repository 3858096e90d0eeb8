import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Refused, Unreachable } from '../api/problem.ts'
import { words } from '../words/words.ts'
import styles from './controls.module.css'

interface ButtonProps {
  readonly children: ComponentChildren
  readonly onClick?: () => void
  readonly isMain?: boolean
  readonly isSmall?: boolean
  readonly isOff?: boolean
  /** Whether it looks disabled. It can still be pressed, and then says why. */
  readonly isGrey?: boolean
  readonly submits?: boolean
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
  isSmall,
  isOff,
  isGrey,
  submits,
  label,
  describedBy,
  takesFocus = false,
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type={submits ? 'submit' : 'button'}
      class={`${styles.button} ${isMain ? styles.main : ''} ${isSmall ? styles.small : ''}`}
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

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly children: (attributes: { id: string; 'aria-describedby': string | undefined }) => ComponentChildren
}

/** A control with its label and hint. */
export function Labelled({ label, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': hint === undefined ? undefined : `${id}-hint` })}
      {hint !== undefined && (
        <span id={`${id}-hint`} class={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

interface TextProps {
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly type?: 'text' | 'email' | 'password' | 'number'
  readonly autocomplete?: string
  readonly value?: string | number
  readonly isNeeded?: boolean
  readonly min?: number
  readonly max?: number
}

export function TextField({ label, hint, name, type = 'text', autocomplete, value, isNeeded, min, max }: TextProps) {
  return (
    <Labelled label={label} {...(hint === undefined ? {} : { hint })}>
      {(attributes) => {
        const all = {
          ...attributes,
          name,
          autoComplete: autocomplete,
          defaultValue: value === undefined ? undefined : String(value),
          required: isNeeded,
        }
        switch (type) {
          case 'text':
            return <input type="text" {...all} />
          case 'email':
            return <input type="email" {...all} />
          case 'password':
            return <input type="password" {...all} />
          case 'number':
            return <input type="number" min={min} max={max} {...all} />
        }
      }}
    </Labelled>
  )
}

interface SelectProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly says: string }[]
  readonly value?: Value | undefined
  readonly onChange?: (value: string) => void
}

/**
 * A choice from a list. With `onChange` its value is the caller's; without it the control keeps what the reader chose, and
 * `value` is what is chosen at first.
 */
export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, name, options, value, onChange } = props
  return (
    <Labelled label={label} {...(hint === undefined ? {} : { hint })}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          {...(onChange && { value, onChange: ({ currentTarget }) => onChange(currentTarget.value) })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={onChange ? undefined : option.value === value}>
              {option.says}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface CheckProps {
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly isOn?: boolean
}

export function CheckField({ label, hint, name, isOn = false }: CheckProps) {
  const id = useId()
  const described = hint === undefined ? undefined : `${id}-hint`
  return (
    <div>
      <label class={styles.check}>
        <input type="checkbox" name={name} defaultChecked={isOn} aria-describedby={described} />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={described} class={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The sentence for an error. */
export function saysOf(trouble: unknown): string {
  if (trouble instanceof Refused) return trouble.message
  return trouble instanceof Unreachable ? words.value.trouble.unreachable : words.value.trouble.unexpected
}

/** An error message, if there is an error. Screen readers announce it at once. */
export function Trouble({ trouble }: { readonly trouble: unknown }) {
  return trouble === undefined ? null : (
    <p class={styles.trouble} role="alert">
      {saysOf(trouble)}
    </p>
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

/** Opens the folds around a field with a wrong value. In a closed one the browser cannot show what is wrong with it. */
function unfoldAround(field: EventTarget | null): void {
  let fold = field instanceof Element ? field.closest('details') : null
  for (; fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
}

/** A form that sends its values. */
export function AskingForm({
  onSend,
  button,
  isMain = true,
  children,
}: {
  readonly onSend: (values: FormData) => Promise<void>
  readonly button: string
  /** Whether sending it is what one comes to the page for. */
  readonly isMain?: boolean
  readonly children: ComponentChildren
}) {
  const { isUnderWay, trouble, ask } = useAsking()
  return (
    <form
      class={styles.form}
      onInvalidCapture={({ target }) => unfoldAround(target)}
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        ask(() => onSend(values))
      }}
    >
      {children}
      <Trouble trouble={trouble} />
      <div class={styles.row}>
        <Button isMain={isMain} submits isOff={isUnderWay}>
          {button}
        </Button>
      </div>
    </form>
  )
}

export const text = (values: FormData, name: string): string => String(values.get(name) ?? '')
export { styles as controls }
