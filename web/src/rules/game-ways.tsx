import { Ways } from '../ui/ways.tsx'
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

/** The pages about a game. */
export function GameWays({ game, shown }: Props) {
  const say = wordsIn[language.value]
  return (
    <Ways
      label={say.ways}
      ways={pages.map(({ page, at }) => ({ href: `/games/${game}${at}`, says: say[page], isShown: page === shown }))}
    />
  )
}
