import { useState } from 'preact/hooks'
import { Button, controls, Trouble, useAsking } from './controls.tsx'

interface Props {
  readonly button: string
  /** What the button says to screen readers, where its place says the rest. */
  readonly label?: string
  readonly isSmall?: boolean
  readonly sure: string
  readonly yes?: string
  readonly no: string
  readonly onYes: () => Promise<void>
}

/** A button for what nobody can undo: it asks whether one is sure. */
export function AskTwice({ button, label, isSmall = false, sure, yes = button, no, onYes }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const { trouble, ask, isUnderWay } = useAsking()
  if (!isAsked) {
    return (
      <Button {...(label === undefined ? {} : { label })} isSmall={isSmall} onClick={() => setIsAsked(true)}>
        {button}
      </Button>
    )
  }
  return (
    <div>
      <p role="alert">{sure}</p>
      <div class={controls.row}>
        <Button isSmall={isSmall} onClick={() => setIsAsked(false)}>
          {no}
        </Button>
        <Button isMain isSmall={isSmall} isOff={isUnderWay} onClick={() => ask(onYes)}>
          {yes}
        </Button>
      </div>
      <Trouble trouble={trouble} />
    </div>
  )
}
