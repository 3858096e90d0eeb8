import { signal } from '@preact/signals'

const place = 'paquebot.at-once'

/** Whether a move of one touch is sent without another one, if it can be taken back. Off unless the reader wants it. */
export const isSentAtOnce = signal(localStorage.getItem(place) === 'on')

export function setSentAtOnce(isOn: boolean): void {
  isSentAtOnce.value = isOn
  if (isOn) localStorage.setItem(place, 'on')
  else localStorage.removeItem(place)
}
