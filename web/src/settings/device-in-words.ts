import { language } from '../words/words.ts'
import { deviceOf } from './device.ts'
import { wordsIn } from './words.ts'

/** The browser and the system or, for other programs, their user agent. */
export function deviceInWords(userAgent: string): string {
  const { sessions: words } = wordsIn[language.value]
  const device = deviceOf(userAgent)
  if (device === undefined) return words.program(userAgent)
  return device.system === undefined ? device.browser : words.on(device.browser, device.system)
}
