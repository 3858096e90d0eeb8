import { controls } from '../ui/controls.tsx'
import { letterKeys, sendingAtOnce } from '../ui/kept-switches.ts'
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
          checked={letterKeys.isOn.value}
          onChange={({ currentTarget: { checked } }) => letterKeys.set(checked)}
        />
        <span>{browser.keys}</span>
      </label>
      <label class={controls.check}>
        <input
          type="checkbox"
          checked={sendingAtOnce.isOn.value}
          onChange={({ currentTarget: { checked } }) => sendingAtOnce.set(checked)}
        />
        <span>{browser.atOnce}</span>
      </label>
    </Section>
  )
}
