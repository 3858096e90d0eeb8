import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer, done } from '../../api/problem.ts'
import { useChangeable } from '../../ui/changeable.ts'
import { Button, controls, Trouble } from '../../ui/controls.tsx'
import { language } from '../../words/words.ts'
import { habitsOf } from '../habits.ts'
import { wordsIn } from './words.ts'
import { Writing } from './writing.tsx'

export interface About {
  /** The name of the reader. */
  readonly reader: string
  readonly name: string
  /** The match that a report is about, if it is about one. */
  readonly match?: string
}

/** Actions about another person: mute them, block them, undo either, or report them to the administrators. */
export function PlayerActions({ reader, name, match }: About) {
  const { player: about } = wordsIn[language.value]
  const params = { path: { name } }
  const {
    value: known,
    trouble,
    change,
    isUnderWay,
  } = useChangeable(async () => {
    const [profile, mutes, blocks] = await Promise.all([
      answer(api.GET('/v1/people/{name}', { params })),
      answer(api.GET('/v1/account/mutes')),
      answer(api.GET('/v1/account/blocks')),
    ])
    const isAmong = ({ items }: { readonly items: readonly { readonly name: string }[] }) =>
      items.some((one) => one.name === profile.name)
    return { profile, isMuted: isAmong(mutes), isBlocked: isAmong(blocks) }
  }, [name])
  const mute = () => done(api.PUT('/v1/account/mutes/{name}', { params }))
  const unmute = () => done(api.DELETE('/v1/account/mutes/{name}', { params }))
  const block = () => done(api.PUT('/v1/account/blocks/{name}', { params }))
  const unblock = () => done(api.DELETE('/v1/account/blocks/{name}', { params }))
  return (
    <>
      {known !== undefined && (
        <>
          <p>{habitsOf(known.profile)}</p>
          <p class={controls.hint}>{about.hint}</p>
          <div class={controls.row}>
            <Button isSmall isOff={isUnderWay} onClick={() => change(known.isMuted ? unmute : mute)}>
              {known.isMuted ? about.unmute : about.mute}
            </Button>
            <Button isSmall isOff={isUnderWay} onClick={() => change(known.isBlocked ? unblock : block)}>
              {known.isBlocked ? about.unblock : about.block}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {known?.isMuted && <p>{about.muted}</p>}
        {known?.isBlocked && <p>{about.blocked}</p>}
        {(known?.isMuted || known?.isBlocked) && <a href="/settings#people">{about.inSettings}</a>}
      </div>
      <Writing
        label={about.why}
        name="reason"
        bounds={bounds.report.reason}
        button={about.report}
        isCleared
        says={about.reported}
        keptAs={`${reader}.${match}.report.${name}`}
        send={(reason) =>
          done(
            api.POST('/v1/people/{name}/report', {
              params,
              body: { reason, ...(match === undefined ? {} : { match }) },
            }),
          )
        }
      />
      <Trouble trouble={trouble} />
    </>
  )
}
