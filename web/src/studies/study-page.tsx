import type { ReadonlySignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { isUnknown } from '../api/problem.ts'
import { loadBoard } from '../boards/drawn-board.tsx'
import { type Described, describedIn } from '../match/described.ts'
import { AccountNeeded, needsAccount } from '../sign-in/account-needed.tsx'
import { saysOf, Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { language } from '../words/words.ts'
import { MoveSaid } from './move-said.tsx'
import { OwnStudy } from './own-study.tsx'
import { playing } from './playing.ts'
import { SharedWithYou } from './shared-with-you.tsx'
import {
  type OwnStudy as OwnRead,
  type OwnStudySource,
  ownSource,
  type Study,
  type StudySource,
  sharedSource,
} from './study-source.ts'
import { StudyTable } from './study-table.tsx'
import { studying } from './studying.ts'
import { wordsIn } from './words.ts'

/** The page of one's own study. */
export function StudyPage() {
  const { params } = useRoute()
  const id = params.study ?? ''
  const source = useMemo(() => ownSource(id), [id])
  const { value, trouble } = useStudy(source)
  return value === undefined ? (
    <NotYet trouble={trouble} />
  ) : (
    <Own key={`${id} ${language.value}`} source={source} first={value.study} described={value.described} />
  )
}

/** The page that a link to a study opens, for everybody who has it. */
export function SharedStudyPage() {
  const token = useLocation().query.token ?? ''
  const source = useMemo(() => sharedSource(token), [token])
  const { value, trouble } = useStudy(source)
  return value === undefined ? (
    <NotYet trouble={trouble} />
  ) : (
    <Shared
      key={`${token} ${language.value}`}
      source={source}
      first={value.study}
      described={value.described}
      token={token}
    />
  )
}

/** Reads a study with what is printed on its pieces; a study that was read through another source is not shown. */
function useStudy<Read extends Study>(source: StudySource<Read>) {
  const { value, trouble } = useNewest(async () => {
    const study = await source.read()
    // The board is drawn when its cards have names; otherwise its layout would jump.
    const [described] = await Promise.all([describedIn(study.game), loadBoard(study.game)])
    return { source, study, described }
  }, [source, language.value])
  return { value: value?.source === source ? value : undefined, trouble }
}

function NotYet({ trouble }: { readonly trouble: unknown }) {
  const say = wordsIn[language.value]
  if (needsAccount(trouble)) return <AccountNeeded title={say.theStudy} />
  if (isUnknown(trouble)) return <NoPage title={say.notShown} says={saysOf(trouble)} />
  return (
    <Page title={trouble === undefined ? say.loading : say.notShown}>
      <Trouble trouble={trouble} />
    </Page>
  )
}

const hasTrouble = (...read: readonly { readonly trouble: ReadonlySignal<unknown> }[]): boolean =>
  read.some(({ trouble }) => trouble.value !== undefined)

interface OwnProps {
  readonly source: OwnStudySource
  readonly first: OwnRead
  readonly described: Described
}

function Own({ source, first, described }: OwnProps) {
  const studied = useMemo(() => studying(source, first), [])
  const play = useMemo(() => playing(source, studied), [])
  const isRead = studied.position.value !== undefined && play.offered.value !== undefined
  // What is drawn before all is there would be pushed about by the rest.
  if (!isRead && !hasTrouble(studied, play)) return <NotYet trouble={undefined} />
  return (
    <StudyTable
      studied={studied}
      described={described}
      play={play}
      below={<MoveSaid id={source.id} studied={studied} />}
      whole={<OwnStudy studied={studied} />}
    />
  )
}

interface SharedProps {
  readonly source: StudySource
  readonly first: Study
  readonly described: Described
  readonly token: string
}

function Shared({ source, first, described, token }: SharedProps) {
  const studied = useMemo(() => studying(source, first), [])
  if (studied.position.value === undefined && !hasTrouble(studied)) return <NotYet trouble={undefined} />
  return (
    <StudyTable
      studied={studied}
      described={described}
      above={<SharedWithYou token={token} name={studied.study.value.name} />}
    />
  )
}
