import { Button, controls, Labelled, Trouble, text, useAsking } from '../../look/controls.tsx'
import styles from './around.module.css'

interface WritingProps {
  readonly label: string
  readonly button: string
  readonly hint?: string
  readonly value?: string
  readonly isCleared?: boolean
  send(text: string): Promise<void>
}

/** A text field with a button that sends its text. */
export function Writing({ label, button, hint, value = '', isCleared, send }: WritingProps) {
  const { trouble, ask, isUnderWay } = useAsking()
  return (
    <form
      class={styles.writing}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const written = text(new FormData(form), 'text').trim()
        if (written === '') return
        ask(async () => {
          await send(written)
          if (isCleared) form.reset()
        })
      }}
    >
      <Labelled label={label} {...(hint === undefined ? {} : { hint })}>
        {(attributes) => <textarea {...attributes} name="text" rows={2} defaultValue={value} />}
      </Labelled>
      <Trouble trouble={trouble} />
      <div class={controls.row}>
        <Button submits isOff={isUnderWay}>
          {button}
        </Button>
      </div>
    </form>
  )
}
