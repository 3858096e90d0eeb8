import { words } from '../words/words.ts'
import { Button } from './controls.tsx'

/** Shows more of a list that is read page by page. @param props.isOff while it is being read */
export function MoreButton({ isOff, onClick }: { readonly isOff: boolean; readonly onClick: () => void }) {
  return (
    <div>
      <Button isOff={isOff} onClick={onClick}>
        {words.value.home.more}
      </Button>
    </div>
  )
}
