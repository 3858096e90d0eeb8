import { games } from '../games/games.ts'
import { SiblingPages } from '../ui/sibling-pages.tsx'
import { language } from '../words/words.ts'
import { wordsIn } from './words.ts'

const pages = [
  { page: 'rules', at: '/rules' },
  { page: 'reference', at: '/reference' },
  { page: 'lesson', at: '/lesson' },
  { page: 'game', at: '' },
] as const

interface Props {
  readonly game: string
  readonly shown: (typeof pages)[number]['page']
}

/** Not every game has a lesson. Until the games are read, it counts as having one, since nearly all have. */
const shownPages = (game: string) =>
  games.value.find(({ id }) => id === game)?.lesson === false ? pages.filter(({ page }) => page !== 'lesson') : pages

/** The pages about a game. */
export function GameWays({ game, shown }: Props) {
  const say = wordsIn[language.value]
  return (
    <SiblingPages
      label={say.ways}
      pages={shownPages(game).map(({ page, at }) => ({
        href: `/games/${game}${at}`,
        says: say[page],
        isShown: page === shown,
      }))}
    />
  )
}
