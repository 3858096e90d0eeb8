import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso'
import { reader, signOut } from './api/session.ts'
import styles from './shell.module.css'
import { signInAddress } from './sign-in/sign-in-address.ts'
import { Button, controls, Hidden, Trouble, useAsking } from './ui/controls.tsx'
import { isLanguage, languageNames, languages } from './words/languages.ts'
import { isFileMissing } from './words/until-loaded.ts'
import { choose, language, words } from './words/words.ts'

/** The frame of every page: the link to the first page, the reader's account, and the language. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const { app } = words.value
  const { route, url, path } = useLocation()
  const { trouble, ask, isUnderWay } = useAsking()
  const me = reader.value
  const isSignedIn = me.kind === 'account'
  const leave = async () => {
    await signOut()
    route('/')
  }
  /** A link to a page, which is marked while the reader is there. */
  const to = (href: string) => ({ href, 'aria-current': path.startsWith(href) ? ('page' as const) : undefined })
  return (
    <div class={styles.shell}>
      <button type="button" class={styles.skip} onClick={skip}>
        {app.skip}
      </button>
      <header class={styles.head}>
        <a class={styles.name} href="/" aria-label="Paquebot">
          <img src="/icon.svg" width={28} height={28} alt="" />
          <span>Paquebot</span>
        </a>
        <nav class={styles.nav}>
          <a {...to('/find')}>{app.find}</a>
          {isSignedIn && <a {...to('/open')}>{app.open}</a>}
          {isSignedIn && <a {...to('/settings')}>{app.settings}</a>}
        </nav>
        {isSignedIn && me.account.role === 'administrator' && (
          <a class={`${styles.sign} ${styles.administration}`} {...to('/administration')}>
            {app.administration}
          </a>
        )}
        <label class={styles.language}>
          <Hidden>{app.language}</Hidden>
          <span class={styles.code} aria-hidden="true">
            {language.value.toUpperCase()}
          </span>
          <select
            value={language.value}
            onChange={({ currentTarget: { value } }) => {
              if (isLanguage(value)) void choose(value)
            }}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
        {isSignedIn ? (
          <span class={styles.leave}>
            <Button isSmall isOff={isUnderWay} onClick={() => ask(leave)}>
              {app.signOut}
            </Button>
          </span>
        ) : (
          <a class={styles.sign} href={signInAddress(url)}>
            {app.signIn}
          </a>
        )}
        <Trouble trouble={trouble} />
      </header>
      {children}
      {isFileMissing.value && (
        <p class={`${controls.trouble} ${styles.missing}`} role="alert">
          {words.value.trouble.incomplete}{' '}
          <Button isSmall onClick={() => location.reload()}>
            {words.value.trouble.load}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Skips to the content and leaves the address as it is: its fragment means something to some pages. */
const skip = () => document.getElementById('content')?.focus()
