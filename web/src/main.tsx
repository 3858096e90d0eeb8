import { render } from 'preact'
import { LocationProvider, Route, Router } from 'preact-iso'
import { FirstPage } from './home/first-page.tsx'
import './ui/base.css'
import { resume } from './api/session.ts'
import { Shell } from './shell.tsx'
import { NoPage } from './ui/no-page.tsx'
import { turnPage } from './ui/page.tsx'
import { part } from './ui/part.ts'
import { firstLanguage, speak } from './words/words.ts'

const SignInPage = part(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage')
const SignUpPage = part(() => import('./sign-in/sign-up-page.tsx'), 'SignUpPage')
const LinkPage = part(() => import('./sign-in/link-page.tsx'), 'LinkPage')
const MatchLinkPage = part(() => import('./sign-in/match-link-page.tsx'), 'MatchLinkPage')
const FindPage = part(() => import('./home/find-page.tsx'), 'FindPage')
const OpeningPage = part(() => import('./home/opening-page.tsx'), 'OpeningPage')
const WishesPage = part(() => import('./home/wishes-page.tsx'), 'WishesPage')
const OperatorPage = part(() => import('./home/operator-page.tsx'), 'OperatorPage')
const SettingsPage = part(() => import('./settings/settings-page.tsx'), 'SettingsPage')
const PersonPage = part(() => import('./people/person-page.tsx'), 'PersonPage')
const GamePages = part(() => import('./game-pages.tsx'), 'GamePages')
const AdministrationPage = part(() => import('./administration/administration-page.tsx'), 'AdministrationPage')
const JudgingPage = part(() => import('./administration/judging-page.tsx'), 'JudgingPage')
const ReplayPage = part(() => import('./table-pages.ts'), 'LateReplayPage')
const StudiesPage = part(() => import('./studies/studies-page.tsx'), 'StudiesPage')
const SettingUpPage = part(() => import('./studies/setting-up/setting-up-page.tsx'), 'SettingUpPage')
const StudyPage = part(() => import('./table-pages.ts'), 'LateStudyPage')
const SharedStudyPage = part(() => import('./table-pages.ts'), 'LateSharedStudyPage')
const LessonPage = part(() => import('./table-pages.ts'), 'LateLessonPage')
const MatchPage = part(() => import('./table-pages.ts'), 'MatchPage')

/** The addresses of the pages. The server answers each of them with this page (`src/platform/http/client-routes.ts`). */
function Pages() {
  return (
    <LocationProvider>
      <Shell>
        <Router onRouteChange={turnPage}>
          <Route path="/" component={FirstPage} />
          <Route path="/sign-in" component={SignInPage} />
          <Route path="/sign-up" component={SignUpPage} />
          <Route path="/links/match" component={MatchLinkPage} />
          <Route path="/links/study" component={SharedStudyPage} />
          <Route path="/links/:purpose" component={LinkPage} />
          <Route path="/find" component={FindPage} />
          <Route path="/open" component={OpeningPage} />
          <Route path="/wishes" component={WishesPage} />
          <Route path="/imprint" component={OperatorPage} />
          <Route path="/privacy" component={OperatorPage} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/people/:name" component={PersonPage} />
          <Route path="/games/:game" component={GamePages} />
          <Route path="/games/:game/rules" component={GamePages} />
          <Route path="/games/:game/reference" component={GamePages} />
          <Route path="/games/:game/lesson" component={LessonPage} />
          <Route path="/matches/:match" component={MatchPage} />
          <Route path="/administration/:area?" component={AdministrationPage} />
          <Route path="/administration/matches/:match" component={JudgingPage} />
          <Route path="/studies" component={StudiesPage} />
          <Route path="/studies/:study" component={StudyPage} />
          <Route path="/studies/:study/position" component={SettingUpPage} />
          <Route path="/matches/:match/replay" component={ReplayPage} />
          <Route default component={NoPage} />
        </Router>
      </Shell>
    </LocationProvider>
  )
}

/** What the page needs is asked for at once: the reader's session, its words and, where most people arrive, its script. */
async function start(): Promise<void> {
  // Without a connection, each page reports it when it asks the server for something.
  const resumed = resume().catch(console.warn)
  const spoken = speak(firstLanguage())
  if (location.pathname === '/') void FirstPage.preload()
  if (/^\/matches\/[^/]+$/.test(location.pathname)) void MatchPage.preload()
  await Promise.all([spoken, resumed])
  const root = document.getElementById('app')
  if (root) render(<Pages />, root)
}

void start()
