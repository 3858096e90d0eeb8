import { reader } from '../api/session.ts'
import { AccountNeeded } from '../sign-in/account-needed.tsx'
import { Page } from '../ui/page.tsx'
import { language } from '../words/words.ts'
import { BrowserSettings } from './browser-settings.tsx'
import { CalendarSettings } from './calendar-settings.tsx'
import { DataSettings } from './data-settings.tsx'
import { HoursSettings } from './hours-settings.tsx'
import { MailSettings } from './mail-settings.tsx'
import { NoticeSettings } from './notice-settings.tsx'
import { parts, titleOf } from './parts.ts'
import { PasswordSettings } from './password-settings.tsx'
import { PeopleSettings } from './people-settings.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { PushSettings } from './push-settings.tsx'
import { SessionSettings } from './session-settings.tsx'
import styles from './settings.module.css'
import { TokenSettings } from './token-settings.tsx'
import { WebhookSettings } from './webhook-settings.tsx'
import { wordsIn } from './words.ts'

/** All settings of an account. */
export function SettingsPage() {
  const { title, contents } = wordsIn[language.value]
  const me = reader.value
  if (me.kind !== 'account') return <AccountNeeded title={title} />
  return (
    <Page title={title}>
      <div class={styles.settings}>
        <nav class={styles.contents} aria-label={contents}>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{titleOf(part)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div class={styles.sections}>
          <ProfileSettings account={me.account} />
          <BrowserSettings />
          <MailSettings account={me.account} />
          <PushSettings />
          <NoticeSettings />
          <HoursSettings />
          <PasswordSettings />
          <SessionSettings />
          <CalendarSettings />
          <PeopleSettings />
          <TokenSettings />
          <WebhookSettings />
          <DataSettings />
        </div>
      </div>
    </Page>
  )
}
