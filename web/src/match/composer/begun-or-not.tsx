import { ErrorBoundary } from 'preact-iso'
import { part } from '../../ui/part.ts'
import { Beginnings } from './beginnings.tsx'

const OneMoveComposer = part(() => import('./one-move-composer.tsx'), 'OneMoveComposer')

type Props = Parameters<typeof OneMoveComposer>[0]

/** How a move on a board of one's own begins, or the move that is begun, whose form is loaded when a pointer comes near. */
export function BegunOrNot(props: Props) {
  const near = () => void OneMoveComposer.preload()
  if (!props.play.isOpen.value) return <Beginnings composer={props.play} near={near} />
  return (
    <ErrorBoundary>
      <OneMoveComposer {...props} />
    </ErrorBoundary>
  )
}
