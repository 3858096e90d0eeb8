import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { Button, controls, Trouble } from '../ui/controls.tsx'
import { CheckField, Group, Labelled, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { useNewest } from '../ui/newest.ts'
import { language } from '../words/words.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { wordsIn } from './words.ts'

/** Nights, rest days and vacations, during which the reader's clocks stop. */
export function HoursSettings() {
  const words = wordsIn[language.value].hours
  const { value: hours, trouble } = useNewest(() => answer(api.GET('/v1/account/hours')), [])
  return (
    <Section id="hours" hint={words.hint}>
      <Trouble trouble={trouble} />
      {hours && <HoursForm hours={hours} />}
    </Section>
  )
}

/** Weekdays by their numbers, Monday first: 1 January 2024 was a Monday. */
const weekday = (day: number): string =>
  new Intl.DateTimeFormat(language.value, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))

function HoursForm({ hours }: { readonly hours: Schemas['KeptHours'] }) {
  const all = wordsIn[language.value]
  const words = all.hours
  // Each has a number of its own, so that its fields stay its own when another one is removed.
  const [vacations, setVacations] = useState(() => hours.vacations.map((vacation, number) => ({ ...vacation, number })))
  const nextNumber = 1 + Math.max(-1, ...vacations.map(({ number }) => number))
  const [kept, setKept] = useState(hours)

  async function keep(values: FormData): Promise<void> {
    const given = vacations
      .map((vacation, row) => ({
        ...vacation,
        from: text(values, `vacations/${row}/from`),
        until: text(values, `vacations/${row}/until`),
      }))
      .filter(({ from, until }) => from !== '' && until !== '')
    // What the server says of a vacation is shown in its row, by the position: rows that are left empty go.
    setVacations(given)
    const [from, until] = [text(values, 'night/from'), text(values, 'night/until')]
    const remind = text(values, 'remindHours')
    const body = {
      night: from === '' || until === '' ? null : { from, until },
      restDays: [1, 2, 3, 4, 5, 6, 7].filter((day) => values.has(`restDays/${day}`)),
      vacations: given.map(({ from, until }) => ({ from, until })),
      vacationsByThemselves: values.has('vacationsByThemselves'),
      remindHours: remind === '' ? null : Number(remind),
    }
    setKept(await answer(api.PUT('/v1/account/hours', { body })))
  }
  return (
    <>
      <p>
        {words.aWeek(kept.hoursAWeek)} {words.vacationLeft(kept.vacationDaysLeft)}
      </p>
      <AskingForm button={all.keep} says={all.kept} onSend={keep}>
        <Group legend={words.night} hint={words.nightHint} name="night" layout={styles.days}>
          <FromUntil type="time" place="night" value={hours.night} />
        </Group>
        <Group legend={words.restDays} name="restDays" layout={styles.days}>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <CheckField key={day} label={weekday(day)} name={`restDays/${day}`} isOn={hours.restDays.includes(day)} />
          ))}
        </Group>
        <Group legend={words.vacations} name="vacations">
          <p class={controls.hint}>{words.vacationHint}</p>
          {vacations.map(({ number, from, until }, row) => (
            <div key={number} class={controls.row}>
              <FromUntil type="date" place={`vacations/${row}`} value={{ from, until }} />
              <Button isSmall onClick={() => setVacations(vacations.filter((one) => one.number !== number))}>
                {all.remove}
              </Button>
            </div>
          ))}
          <Button isSmall onClick={() => setVacations([...vacations, { from: '', until: '', number: nextNumber }])}>
            {words.addVacation}
          </Button>
        </Group>
        <CheckField label={words.byThemselves} name="vacationsByThemselves" isOn={hours.vacationsByThemselves} />
        <TextField
          label={words.remind}
          name="remindHours"
          type="number"
          bounds={bounds.hours.remindHours}
          {...(hours.remindHours === null ? {} : { value: hours.remindHours })}
        />
      </AskingForm>
    </>
  )
}

interface FromUntilProps {
  readonly type: 'time' | 'date'
  /** Their place in the request. */
  readonly place: string
  readonly value: { readonly from: string; readonly until: string } | null
}

/** Two fields that are filled in together or not at all. */
function FromUntil({ type, place, value }: FromUntilProps) {
  const { hours: words } = wordsIn[language.value]
  const [now, setNow] = useState(value ?? { from: '', until: '' })
  const isBegun = now.from !== '' || now.until !== ''
  return (
    <>
      <Labelled label={words.from} name={`${place}/from`}>
        {(attributes) => (
          <input
            {...attributes}
            type={type}
            defaultValue={value?.from}
            required={isBegun}
            onInput={({ currentTarget }) => setNow({ ...now, from: currentTarget.value })}
          />
        )}
      </Labelled>
      <Labelled label={words.until} name={`${place}/until`}>
        {(attributes) => (
          <input
            {...attributes}
            type={type}
            defaultValue={value?.until}
            required={isBegun}
            onInput={({ currentTarget }) => setNow({ ...now, until: currentTarget.value })}
          />
        )}
      </Labelled>
    </>
  )
}
