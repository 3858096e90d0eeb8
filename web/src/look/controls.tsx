import { type ComponentChildren, createContext, type Ref } from 'preact'
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks'
import type { Bounds } from '../api/bounds.ts'
import { Refused, Unreachable } from '../api/problem.ts'
import { pair } from '../words/pair.ts'
import { words } from '../words/words.ts'
import styles from './controls.module.css'
import { isWithin, type Marked, Mistaken, mistakesOf } from './mistakes.ts'

interface ButtonProps {
  readonly children: ComponentChildren
  readonly onClick?: () => void
  readonly isMain?: boolean
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
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type={submits ? 'submit' : 'button'}
      formNoValidate={isUnchecked}
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

/** What the form around says is wrong, by the names of its fields, and an id that no other form has. */
export const Marks = createContext<{ readonly form: string; readonly fields: Marked['fields'] }>({
  form: '',
  fields: new Map(),
})

/** What is wrong with a field, and how it is described: by its hint, and by what is wrong, also with the group around it. */
function useMarks(name: string | undefined, hint: string | undefined) {
  const id = useId()
  const { form, fields } = useContext(Marks)
  const wrong = [...fields.keys()].find((one) => name === one || (name !== undefined && isWithin(name, one)))
  const wrongId = wrong === undefined ? undefined : `${form}-${wrong}`
  const says = wrong === name && wrong !== undefined ? fields.get(wrong) : undefined
  return {
    id,
    attributes: {
      'aria-describedby': [hint && `${id}-hint`, wrongId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': wrong === undefined ? undefined : ('true' as const),
    },
    below: (
      <>
        {hint !== undefined && (
          <span id={`${id}-hint`} class={styles.hint}>
            {hint}
          </span>
        )}
        {says !== undefined && (
          <span id={wrongId} class={styles.wrong}>
            {says}
          </span>
        )}
      </>
    ),
  }
}

interface FieldAttributes {
  readonly id: string
  readonly name: string | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': 'true' | undefined
}

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** Its place in the request, such as `pace/hours`. */
  readonly name?: string
  readonly children: (attributes: FieldAttributes) => ComponentChildren
}

/** A control with its label, its hint and what is wrong with it. */
export function Labelled({ label, hint, name, children }: FieldProps) {
  const { id, attributes, below } = useMarks(name, hint)
  return (
    <div class={styles.field}>
      <label for={id}>{label}</label>
      {children({ id, name, ...attributes })}
      {below}
    </div>
  )
}

interface GroupProps {
  readonly legend: string
  readonly hint?: string
  readonly name: string
  readonly layout?: string | undefined
  readonly children: ComponentChildren
}

/** Fields that belong together, with what is wrong with them together. */
export function Group({ legend, hint, name, layout, children }: GroupProps) {
  const { attributes, below } = useMarks(name, hint)
  return (
    <fieldset name={name} class={layout} aria-describedby={attributes['aria-describedby']}>
      <legend>{legend}</legend>
      {children}
      {below}
    </fieldset>
  )
}

interface TextProps {
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly type?: 'text' | 'email' | 'url' | 'password' | 'number'
  readonly autocomplete?: string
  readonly value?: string | number
  readonly isNeeded?: boolean
  readonly bounds?: Bounds
}

export function TextField({ label, hint, name, type = 'text', autocomplete, value, isNeeded, bounds = {} }: TextProps) {
  return (
    <Labelled label={label} hint={hint} name={name}>
      {(attributes) => {
        const all = {
          ...attributes,
          autoComplete: autocomplete,
          defaultValue: value === undefined ? undefined : String(value),
          required: isNeeded,
        }
        const inCharacters = { ...all, ...lengths(bounds) }
        switch (type) {
          case 'text':
            return <input type="text" {...inCharacters} />
          case 'email':
            return <input type="email" {...inCharacters} />
          case 'url':
            return <input type="url" {...inCharacters} />
          case 'password':
            return <input type="password" {...inCharacters} />
          case 'number':
            return <input type="number" min={bounds.least} max={bounds.most} {...all} />
        }
      }}
    </Labelled>
  )
}

/** `maxlength` would cut off what is pasted without a word. */
const lengths = ({ least, most }: Bounds) => ({ 'data-least': least, 'data-most': most })

interface LongTextProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly name: string
  readonly rows: number
  readonly value: string | undefined
  readonly isNeeded: boolean
  readonly bounds: Bounds
  readonly field?: Ref<HTMLTextAreaElement>
  onInput(text: string): void
}

/** A text of several lines. */
export function LongTextField({ label, hint, name, rows, value, isNeeded, bounds, field, onInput }: LongTextProps) {
  return (
    <Labelled label={label} hint={hint} name={name}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...(field && { ref: field })}
          rows={rows}
          required={isNeeded}
          {...lengths(bounds)}
          defaultValue={value}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
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
    <Labelled label={label} hint={hint} name={name}>
      {(attributes) => (
        <select
          {...attributes}
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
  const { attributes, below } = useMarks(name, hint)
  return (
    <div>
      <label class={styles.check}>
        <input type="checkbox" name={name} defaultChecked={isOn} {...attributes} />
        <span>{label}</span>
      </label>
      {below}
    </div>
  )
}

/** The sentence for an error. */
export function saysOf(trouble: unknown): string {
  if (trouble instanceof Refused) return trouble.message
  if (trouble instanceof Mistaken) return words.value.trouble.marked
  return trouble instanceof Unreachable ? words.value.trouble.unreachable : words.value.trouble.unexpected
}

interface TroubleProps {
  readonly trouble: unknown
  /** What is said of it at the fields of a form. */
  readonly marks?: Marked
}

/** An error message, if there is an error: in a form, what is not said at its fields. Screen readers announce it at once. */
export function Trouble({ trouble, marks }: TroubleProps) {
  if (trouble === undefined) return null
  const others = marks === undefined ? mistakesOf(trouble) : marks.others
  const isMarked = others.length === 0 && marks !== undefined && marks.fields.size > 0
  return (
    <div class={styles.trouble} role="alert">
      <p>{isMarked ? words.value.trouble.marked : saysOf(trouble)}</p>
      {others.length > 0 && (
        <ul>
          {others.map(({ at, problem }) => (
            <li key={at}>{pair(at.replace(/^\w+\//, ''), problem)}</li>
          ))}
        </ul>
      )}
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
      if (![Refused, Unreachable, Mistaken].some((known) => trouble instanceof known)) console.error(trouble)
      setState({ isUnderWay: false, trouble })
    }
  }
  return { ...state, ask: (action: () => Promise<void>) => void ask(action) }
}

export const text = (values: FormData, name: string): string => String(values.get(name) ?? '')
export { styles as controls }
