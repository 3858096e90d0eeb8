import { isSentAtOnce, setSentAtOnce } from '../ui/at-once.ts'
import { controls } from '../ui/controls.tsx'
import { hasKeys, setKeys } from '../ui/keys.ts'
import { language } from '../words/words.ts'
import { Section } from './section.tsx'
import { wordsIn } from './words.ts'

/** Settings that only this browser keeps. */
export function BrowserSettings() {
  const { browser } = wordsIn[language.value]
  return (
    <Section id="browser">
      <label class={controls.check}>
        <input
          type="checkbox"
          checked={hasKeys.value}
          onChange={({ currentTarget: { checked } }) => setKeys(checked)}
        />
        <span>{browser.keys}</span>
      </label>
      <label class={controls.check}>
        <input
          type="checkbox"
          checked={isSentAtOnce.value}
          onChange={({ currentTarget: { checked } }) => setSentAtOnce(checked)}
        />
        <span>{browser.atOnce}</span>
      </label>
    </Section>
  )
}
