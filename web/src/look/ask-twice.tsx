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
  /** Undefined before it is pressed for the first time. */
  const [isAsked, setIsAsked] = useState<boolean>()
  const { trouble, ask, isUnderWay } = useAsking()
  if (!isAsked) {
    return (
      <Button
        {...(label === undefined ? {} : { label })}
        isSmall={isSmall}
        takesFocus={isAsked === false}
        onClick={() => setIsAsked(true)}
      >
        {button}
      </Button>
    )
  }
  // What was done may not remove this button.
  const confirmed = async () => {
    await onYes()
    setIsAsked(false)
  }
  return (
    <div>
      <p role="alert">{sure}</p>
      <div class={controls.row}>
        <Button isSmall={isSmall} takesFocus onClick={() => setIsAsked(false)}>
          {no}
        </Button>
        <Button isMain isSmall={isSmall} isOff={isUnderWay} onClick={() => ask(confirmed)}>
          {yes}
        </Button>
      </div>
      <Trouble trouble={trouble} />
    </div>
  )
}
