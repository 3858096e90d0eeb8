import { useEffect, useState } from 'preact/hooks'
import { controls } from './controls.tsx'

let sentence = ''

/** Has the page that follows say what this one has done. */
export function sayNext(says: string): void {
  sentence = says
}

/** What the page before has done, if it left a sentence. It is there, empty, before it speaks: otherwise screen readers miss it. */
export function SaidNext() {
  const [says, setSays] = useState('')
  useEffect(() => {
    setSays(sentence)
    sentence = ''
  }, [])
  return (
    <p role="status" class={controls.said}>
      {says}
    </p>
  )
}
