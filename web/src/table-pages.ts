import { part } from './ui/part.ts'

export { MatchPage } from './match/match-page.tsx'

// They are loaded from here, so that what they share with a match stays in the file of the match: small files compress worse.
export const LateReplayPage = part(() => import('./replay/replay-page.tsx'), 'ReplayPage')
export const LateStudyPage = part(() => import('./studies/study-page.tsx'), 'StudyPage')
export const LateSharedStudyPage = part(() => import('./studies/study-page.tsx'), 'SharedStudyPage')
export const LateLessonPage = part(() => import('./lessons/lesson-page.tsx'), 'LessonPage')
