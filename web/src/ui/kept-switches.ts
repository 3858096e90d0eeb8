import { type Signal, signal } from '@preact/signals'

/** A setting that only this browser keeps, and only while it is not as usual. */
interface KeptSwitch {
  readonly isOn: Signal<boolean>
  set(isOn: boolean): void
}

function keptSwitch(name: string, usual: boolean): KeptSwitch {
  const place = `paquebot.${name}`
  const other = usual ? 'off' : 'on'
  const isOn = signal(localStorage.getItem(place) === other ? !usual : usual)
  return {
    isOn,
    set: (next) => {
      isOn.value = next
      if (next === usual) localStorage.removeItem(place)
      else localStorage.setItem(place, other)
    },
  }
}

/** Whether single letters are shortcuts, such as N for the next match. They can be switched off (WCAG 2.2, 2.1.4). */
export const letterKeys = keptSwitch('keys', true)

/** Whether a move of one touch is sent without another one, if it can be taken back. Off unless the reader wants it. */
export const sendingAtOnce = keptSwitch('at-once', false)
