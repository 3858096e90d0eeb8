import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { loadBoard } from '../boards/drawn-board.tsx'
import { describedIn } from '../match/described.ts'
import { seatedAt } from '../match/seated-at.ts'
import { Button, controls, Hidden, Trouble } from '../ui/controls.tsx'
import { SelectField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { useNewest } from '../ui/newest.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { BoardThen } from './board-then.tsx'
import { EntryThen } from './entry-then.tsx'
import { useFilledAnew } from './filled-anew.ts'
import { needsReason, ReasonForm } from './reason-form.tsx'
import { VersionsCompared } from './versions-compared.tsx'
import { addressOf, replayed, type Viewing, viewerIn } from './viewing.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  readonly viewing: Viewing
  /** What stands below. It is drawn when the match has been read, so that its board does not push it away. */
  readonly children: ComponentChildren
}

/** A match at any version, as any viewer saw it then. What is hidden takes a reason. The address holds what is shown. */
export function MatchThen({ match, viewing, children }: Props) {
  const { replay: say, entry: entryIs } = wordsIn[language.value]
  const { route } = useLocation()
  const { version, as } = viewing
  const path = { match: match.id }
  const query = { as: String(as) }
  const { value, trouble, isSettled, readAgain } = useNewest(async () => {
    const [view, entry, described] = await Promise.all([
      answer(api.GET('/v1/admin/matches/{match}/view', { params: { path, query: { version, ...query } } })),
      answer(api.GET('/v1/admin/matches/{match}/entries/{version}', { params: { path: { ...path, version }, query } })),
      describedIn(match.game),
      loadBoard(match.game),
    ])
    return { view, entry, described }
  }, [match.version, version, as, language.value])
  const look = (next: Partial<Viewing>) => route(addressOf(match.id, { ...viewing, ...next }), true)
  const go = (to: number) => look({ version: Math.min(match.version, Math.max(1, to)) })
  const seats = seatedAt(match).map(({ seat, name }) => ({ value: String(seat), says: say.seat(seat + 1, name) }))
  const viewers = [
    { value: 'spectator', says: say.spectator },
    ...seats,
    { value: 'administrator', says: say.everything },
  ]
  const section = useRef<HTMLElement>(null)
  useFilledAnew(section, [version])
  useEffect(() => {
    if (location.hash === `#${replayed}`) section.current?.scrollIntoView()
  }, [version])
  return (
    <>
      <section class={styles.part} id={replayed} ref={section}>
        <h2>{say.title}</h2>
        <div class={styles.versions}>
          <SelectField
            label={say.as}
            name="as"
            value={String(as)}
            options={viewers}
            onChange={(chosen) => look({ as: viewerIn(chosen) })}
          />
          <AskingForm
            button={say.go}
            isMain={false}
            layout={styles.version}
            onSend={async (values) => go(Number(text(values, 'version')))}
          >
            <TextField
              label={say.version(match.version)}
              name="version"
              type="number"
              value={version}
              isNeeded
              bounds={{ least: 1, most: match.version }}
            />
          </AskingForm>
        </div>
        <div class={controls.row}>
          <Button isSmall isGrey={version === 1} onClick={() => go(1)}>
            {say.first}
          </Button>
          <Button isSmall isGrey={version === 1} onClick={() => go(version - 1)}>
            {say.previous}
          </Button>
          <Button isSmall isGrey={version === match.version} onClick={() => go(version + 1)}>
            {say.next}
          </Button>
          <Button isSmall isGrey={version === match.version} onClick={() => go(match.version)}>
            {say.newest}
          </Button>
        </div>
        <Hidden>
          <span role="status">
            {needsReason(trouble)
              ? say.reasonTitle
              : value && [`${entryIs(value.entry.entry.version)}.`, ...value.entry.says].join(' ')}
          </span>
        </Hidden>
        {needsReason(trouble) ? (
          <ReasonForm match={match.id} as={as} whenGiven={readAgain} />
        ) : (
          <>
            <Trouble trouble={trouble} />
            {value !== undefined && (
              <>
                <EntryThen entry={value.entry} />
                <BoardThen match={match} view={value.view} nouns={value.entry.nouns} described={value.described} />
                <VersionsCompared match={match} viewing={viewing} compare={look} />
              </>
            )}
          </>
        )}
      </section>
      {isSettled && children}
    </>
  )
}
