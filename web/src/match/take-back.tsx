import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { Button, Trouble, useAsking } from '../look/controls.tsx'
import { words } from '../words/words.ts'
import type { Table } from './table.ts'

/** Takes back what the reader did last. It stays in its place; where it is not possible, the server says why. */
export function TakeBack({ table, match }: { readonly table: Table; readonly match: Match }) {
  const { trouble, ask, isUnderWay } = useAsking()
  if (match.yourSeat === null || match.status !== 'running') return null
  const last = table.story.value.at(-1)?.entry
  const isMine = last?.kind === 'moved' && last.actor.kind === 'seat' && last.actor.seat === match.yourSeat
  return (
    <>
      <Button
        isSmall
        isOff={!isMine || isUnderWay}
        onClick={() =>
          ask(async () => {
            await answer(api.POST('/v1/matches/{match}/take-back', { params: { path: { match: match.id } }, body: {} }))
            await table.refresh()
          })
        }
      >
        {words.value.moves.takeBack}
      </Button>
      <Trouble trouble={trouble} />
    </>
  )
}
