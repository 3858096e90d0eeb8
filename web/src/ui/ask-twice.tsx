import { useState } from 'preact/hooks'
import { Button, controls, Trouble, useAsking } from './controls.tsx'

interface Props {
  readonly button: string
  /** What screen readers say for the button, where its text alone is clear only to those who see its place. */
  readonly label?: string
  readonly isSmall?: boolean
  readonly sure: string
  readonly yes?: string
  readonly no: string
  readonly onYes: () => Promise<void>
}

/** A button for an action that cannot be undone: it asks for confirmation first. */
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
  // This button may still be there after the action.
  const confirm = async () => {
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
        <Button isGrave isSmall={isSmall} isOff={isUnderWay} onClick={() => ask(confirm)}>
          {yes}
        </Button>
      </div>
      <Trouble trouble={trouble} />
    </div>
  )
}
