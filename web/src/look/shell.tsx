import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso'
import { reader, signOut } from '../session/session.ts'
import { signInAddress } from '../session/sign-in-address.ts'
import { isLanguage, languageNames, languages } from '../words/languages.ts'
import { choose, language, words } from '../words/words.ts'
import { Button, Hidden } from './controls.tsx'
import styles from './shell.module.css'

/** The frame of every page: the link to the first page, the reader's account, and the language. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const { app } = words.value
  const { route, url } = useLocation()
  const isSignedIn = reader.value.kind === 'account'
  return (
    <div class={styles.shell}>
      <a class={styles.skip} href="#content">
        {app.skip}
      </a>
      <header class={styles.head}>
        <a class={styles.name} href="/" aria-label="Paquebot">
          <img src="/icon.svg" width={28} height={28} alt="" />
          <span>Paquebot</span>
        </a>
        <nav class={styles.nav}>
          <a href="/find">{app.find}</a>
          {isSignedIn && <a href="/open">{app.open}</a>}
          {isSignedIn && <a href="/settings">{app.settings}</a>}
        </nav>
        <label class={styles.language}>
          <Hidden>{app.language}</Hidden>
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
          <Button isSmall onClick={() => void signOut().then(() => route('/'))}>
            {app.signOut}
          </Button>
        ) : (
          <a class={styles.sign} href={signInAddress(url)}>
            {app.signIn}
          </a>
        )}
      </header>
      {children}
    </div>
  )
}
