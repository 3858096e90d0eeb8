import { useEffect, useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { controls } from '../ui/controls.tsx'
import { habitsOf } from './habits.ts'

/** How reliable and how quick somebody is, in a line beside their name. It stays away where it cannot be read. */
export function HabitsLine({ name }: { readonly name: string }) {
  const [habits, setHabits] = useState<string>()
  useEffect(() => {
    answer(api.GET('/v1/people/{name}', { params: { path: { name } } })).then(
      (profile) => setHabits(habitsOf(profile)),
      () => setHabits(undefined),
    )
  }, [name])
  return <span class={controls.hint}>{habits}</span>
}
