import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { language } from '../words/words.ts'
import { Button, controls, Trouble, useAsking } from './controls.tsx'
import styles from './sharing.module.css'
import { sharingWords } from './sharing-words.ts'

/** Whether this browser can hand something to another program, such as a messenger. */
const canShare = (what: ShareData): boolean =>
  'share' in navigator && (!('canShare' in navigator) || navigator.canShare(what))

/** Hands something to another program of the reader's choice; they may choose none. */
async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

interface WaysProps {
  /** Undefined where there is nothing that others could open. */
  readonly link: string | undefined
  readonly what: ShareData
  readonly children?: ComponentChildren
}

interface Props {
  readonly link: string
  /** What the link leads to, for apps that show a title with a shared link. */
  readonly title: string
  readonly text?: string
}

/** Buttons that copy the link and share `what`, followed by `children`, other ways to share it. */
export function WaysToShare({ link, what, children }: WaysProps) {
  const say = sharingWords[language.value]
  const [isCopied, setIsCopied] = useState(false)
  const { trouble, ask, isUnderWay } = useAsking()
  return (
    <>
      <div class={controls.row}>
        {canShare(what) && (
          <Button isOff={isUnderWay} onClick={() => ask(() => share(what))}>
            {say.share}
          </Button>
        )}
        {/* Without https there is no clipboard. */}
        {link !== undefined && 'clipboard' in navigator && (
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
        {children}
        <span role="status">{isCopied ? say.copied : ''}</span>
      </div>
      <Trouble trouble={trouble} />
    </>
  )
}

/** A link to hand on: it can be copied, and shared where the browser can. */
export function LinkToShare({ link, title, text }: Props) {
  const what = { url: link, title, ...(text === undefined ? {} : { text }) }
  return (
    <div class={styles.sharing}>
      <a class={styles.link} href={link}>
        {link}
      </a>
      <WaysToShare link={link} what={what} />
    </div>
  )
}
