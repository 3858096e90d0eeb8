import { useState } from 'preact/hooks'
import { language } from '../words/words.ts'
import { Button, controls, Trouble, useAsking } from './controls.tsx'
import styles from './sharing.module.css'
import { sharingWords } from './sharing-words.ts'

/** Whether this browser can hand something to another program, such as a messenger. */
export const canShare = (what: ShareData): boolean =>
  'share' in navigator && (!('canShare' in navigator) || navigator.canShare(what))

/** Hands something to another program of the reader's choice; they may choose none. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

interface Props {
  readonly link: string
  /** What the link is of, where there is something to say. */
  readonly title: string
  readonly text?: string
}

/** A link to hand on: it can be copied, and shared where the browser can. */
export function LinkToShare({ link, title, text }: Props) {
  const say = sharingWords[language.value]
  const [isCopied, setIsCopied] = useState(false)
  const { trouble, ask, isUnderWay } = useAsking()
  const what = { url: link, title, ...(text === undefined ? {} : { text }) }
  return (
    <div class={styles.sharing}>
      <a class={styles.link} href={link}>
        {link}
      </a>
      <div class={controls.row}>
        {/* Without https there is no clipboard: the link above can be copied by hand. */}
        {'clipboard' in navigator && (
          <Button
            isOff={isUnderWay}
            onClick={() =>
              ask(async () => {
                await navigator.clipboard.writeText(link)
                setIsCopied(true)
              })
            }
          >
            {say.copy}
          </Button>
        )}
        {canShare(what) && (
          <Button isOff={isUnderWay} onClick={() => ask(() => share(what))}>
            {say.share}
          </Button>
        )}
        <span role="status">{isCopied ? say.copied : ''}</span>
      </div>
      <Trouble trouble={trouble} />
    </div>
  )
}
