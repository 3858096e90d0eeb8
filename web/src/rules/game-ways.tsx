import { language } from '../words/words.ts'
import styles from './rules.module.css'
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
    <nav class={styles.ways} aria-label={say.ways}>
      {pages.map(({ page, at }) => (
        <a key={page} href={`/games/${game}${at}`} aria-current={page === shown ? 'page' : undefined}>
          {say[page]}
        </a>
      ))}
    </nav>
  )
}
