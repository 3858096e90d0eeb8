import type { ComponentChildren } from 'preact'
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import { type Mistake, mistakesOf } from '../api/problem.ts'
import { language, words } from '../words/words.ts'
import { Button, controls, Trouble, useAsking } from './controls.tsx'
import { fieldWordsIn } from './field-words.ts'
import { Marks } from './fields.tsx'
import { saidOf } from './filled-in.ts'
import { useFocusKeptNear } from './focus-kept-near.ts'
import { marked } from './marks.ts'

interface Props {
  readonly onSend: (values: FormData) => Promise<void>
  readonly button: string
  /** The id of an element that describes its buttons, where there are several such forms. */
  readonly describedBy?: string
  /** Whether sending it is what one comes to the page for. */
  readonly isMain?: boolean
  /** The class of its layout. */
  readonly layout?: string | undefined
  /** Something else that can be sent with some of the fields: the server alone says what is wrong in them. */
  readonly also?: { readonly button: string; readonly onSend: Props['onSend'] }
  /** What is said once it was sent by its own button, until something in it is changed. */
  readonly says?: string
  /** Called with the name of a field that is changed. */
  readonly onInput?: (name: string) => void
  readonly children: ComponentChildren
}

/**
 * A form that sends its values. A field has the name of its place in the request, such as `pace/hours`, and says what is wrong
 * there, whether the form or the server found it; the first one gets the focus.
 */
export function AskingForm(props: Props) {
  const { onSend, button, describedBy, isMain = true, layout = controls.form, also, says, onInput, children } = props
  const form = useRef<HTMLFormElement>(null)
  // It may be sent from a field, and be gone then.
  useFocusKeptNear(form)
  const { isUnderWay, trouble, ask } = useAsking()
  const id = useId()
  const [found, setFound] = useState<readonly Mistake[]>([])
  const [isSent, setIsSent] = useState(false)
  const { fields, others } = useMemo(
    () => marked(found.length > 0 ? found : mistakesOf(trouble), namesIn(form.current)),
    [found, trouble],
  )
  const isMarked = fields.size > 0 && others.length === 0
  useEffect(() => {
    if (fields.size > 0) showWrong(form.current)
  }, [fields])
  return (
    <Marks.Provider value={{ form: id, fields }}>
      <form
        ref={form}
        class={layout}
        noValidate
        onInput={({ target }) => {
          setIsSent(false)
          if (target instanceof Element) onInput?.(target.getAttribute('name') ?? '')
        }}
        onSubmit={(event) => {
          event.preventDefault()
          const { currentTarget, submitter } = event
          const isOther = submitter instanceof HTMLButtonElement && submitter.formNoValidate
          const mistakes = isOther ? [] : mistakesIn(currentTarget)
          setFound(mistakes)
          setIsSent(false)
          const send = isOther && also ? also.onSend : onSend
          if (mistakes.length > 0) return
          ask(async () => {
            await send(new FormData(currentTarget))
            forgetPasswords(currentTarget)
            setIsSent(!isOther)
          })
        }}
      >
        {children}
        {isMarked ? (
          <p class={controls.trouble} role="alert">
            {words.value.trouble.marked}
          </p>
        ) : (
          <Trouble trouble={trouble} mistakes={others} />
        )}
        <div class={controls.row}>
          <Button isMain={isMain} submits describedBy={describedBy} isOff={isUnderWay}>
            {button}
          </Button>
          {also && (
            <Button submits isUnchecked describedBy={describedBy} isOff={isUnderWay}>
              {also.button}
            </Button>
          )}
        </div>
        {/* It is there, empty, before it speaks: otherwise screen readers miss it. */}
        {says !== undefined && (
          <p role="status" class={controls.status}>
            {isSent && says}
          </p>
        )}
      </form>
    </Marks.Provider>
  )
}

/** The names of a form's fields and groups, in their order. */
const namesIn = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((field) => field.getAttribute('name') ?? [])

const mistakesIn = (form: HTMLFormElement): Mistake[] =>
  [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
    const problem = saidOf(field, fieldWordsIn[language.value])
    return problem === undefined ? [] : [{ at: `body/${field.name}`, problem }]
  })

/** A password that stayed in a form would let the next person at this screen act as its owner. */
function forgetPasswords(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'password') field.value = ''
  }
}

/** Opens the folds around what is wrong, and goes to the first of it. */
function showWrong(form: HTMLFormElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])]
  for (const field of wrong) {
    let fold = field.closest('details')
    for (; fold !== null; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  }
  wrong[0]?.focus()
  // What is wrong stands below the field, where the browser need not have scrolled to.
  const says = wrong[0]?.getAttribute('aria-describedby')?.split(' ').at(-1)
  document.getElementById(says ?? '')?.scrollIntoView({ block: 'nearest' })
}
