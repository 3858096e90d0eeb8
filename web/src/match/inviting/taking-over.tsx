import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { forgetInvitation, keptInvitation } from '../../sign-in/invitation.ts'
import { Button, Trouble, useAsking } from '../../ui/controls.tsx'
import { words } from '../../words/words.ts'
import type { Table } from '../table.ts'

interface Props {
  readonly table: Table
  readonly seat: number
  /** The former holder of the seat. */
  readonly name: string
  readonly isMain?: boolean
}

/** Takes a seat that is open to a substitute. */
export function TakeOver({ table, seat, name, isMain = false }: Props) {
  const { trouble, ask, isUnderWay } = useAsking()
  const takeOver = async () => {
    const invitation = keptInvitation(table.id)
    const params = { path: { match: table.id } }
    const body = { seat, ...(invitation === undefined ? {} : { invitation }) }
    await answer(api.POST('/v1/matches/{match}/substitute', { params, body }))
    forgetInvitation(table.id)
    await table.refresh()
  }
  return (
    <>
      <Button isMain={isMain} isSmall={!isMain} isOff={isUnderWay} onClick={() => ask(takeOver)}>
        {words.value.tabs.takeOver(name)}
      </Button>
      <Trouble trouble={trouble} />
    </>
  )
}
