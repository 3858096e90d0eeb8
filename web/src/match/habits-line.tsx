import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { controls } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { habitsOf } from './habits.ts'

/** How reliable and how quick somebody is, in a line beside their name. It stays away where it cannot be read. */
export function HabitsLine({ name }: { readonly name: string }) {
  const { value } = useNewest(() => answer(api.GET('/v1/people/{name}', { params: { path: { name } } })), [name])
  return <span class={controls.hint}>{value && habitsOf(value)}</span>
}
