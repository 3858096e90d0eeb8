import { type ComponentChildren, createContext, type Ref } from 'preact'
import { useContext, useId } from 'preact/hooks'
import type { Bounds } from '../api/bounds.ts'
import { controls as styles } from './controls.tsx'
import { isWithin, type Marked } from './marks.ts'

/** The mistakes in the surrounding form, by field name, and an id that no other form has. */
export const Marks = createContext<{ readonly form: string; readonly fields: Marked['fields'] }>({
  form: '',
  fields: new Map(),
})

/**
 * What describes a field: its hint, and what is wrong with it or with the group around it. The attributes refer to
 * both; what is the field's own stands below it.
 */
function useMarks(name: string | undefined, hint: string | undefined, hintId?: string) {
  const id = useId()
  const { form, fields } = useContext(Marks)
  const isMarked = name !== undefined && fields.has(name)
  const wrong = isMarked ? name : [...fields.keys()].find((one) => name !== undefined && isWithin(name, one))
  const wrongId = wrong === undefined ? undefined : `${form}-${wrong}`
  const says = wrong === name && wrong !== undefined ? fields.get(wrong) : undefined
  return {
    id,
    attributes: {
      'aria-describedby': [hint && `${id}-hint`, hintId, wrongId].filter(Boolean).join(' ') || undefined,
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
  /** What programs call it. */
  readonly code?: string | undefined
  readonly hint?: string | undefined
  /** The id of a hint that the page gives elsewhere. */
  readonly hintId?: string | undefined
  /** Its place in the request, such as `pace/hours`. */
  readonly name?: string
  readonly children: (attributes: FieldAttributes) => ComponentChildren
}

/** A control with its label, its hint and what is wrong with it. */
export function Labelled({ label, code, hint, hintId, name, children }: FieldProps) {
  const { id, attributes, below } = useMarks(name, hint, hintId)
  return (
    <div class={styles.field}>
      <label for={id}>
        {label} {code && <code>{code}</code>}
      </label>
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
  readonly hintId?: string
  readonly name: string
  readonly type?: 'text' | 'email' | 'url' | 'password' | 'number'
  readonly autocomplete?: string
  readonly value?: string | number
  readonly isNeeded?: boolean
  readonly bounds?: Bounds
}

export function TextField(props: TextProps) {
  const { label, hint, hintId, name, type = 'text', autocomplete, value, isNeeded, bounds = {} } = props
  return (
    <Labelled label={label} hint={hint} hintId={hintId} name={name}>
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

/** `maxlength` would silently cut off a longer text that is pasted. */
const lengths = ({ least, most }: Bounds) => ({ 'data-least': least, 'data-most': most })

interface LongTextProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly name: string
  readonly rows: number
  readonly value?: string | undefined
  readonly isNeeded: boolean
  readonly bounds?: Bounds
  readonly field?: Ref<HTMLTextAreaElement>
  readonly onInput?: (text: string) => void
}

/** A text of several lines. */
export function LongTextField(props: LongTextProps) {
  const { label, hint, name, rows, value, isNeeded, bounds = {}, field, onInput } = props
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
          onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
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
  /** Whether it is checked at first. */
  readonly isOn?: boolean
  readonly onChange?: (isOn: boolean) => void
}

export function CheckField({ label, hint, name, isOn = false, onChange }: CheckProps) {
  const { attributes, below } = useMarks(name, hint)
  return (
    <div>
      <label class={styles.check}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={isOn}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
          {...attributes}
        />
        <span>{label}</span>
      </label>
      {below}
    </div>
  )
}

/** What somebody filled in. */
export const text = (values: FormData, name: string): string => String(values.get(name) ?? '')
