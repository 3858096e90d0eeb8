import type { Schemas } from '../api/schemas.ts'
import { withSoftHyphens } from '../boards/kit/hyphens.ts'
import { sheetWords } from '../match/sheet-words.ts'
import { language } from '../words/words.ts'
import type { DrawnExample } from './drawn-example.ts'
import styles from './rules.module.css'
import { wordsIn } from './words.ts'

interface Props {
  readonly block: Schemas['RuleBlock']
  readonly examples: ReadonlyMap<string, DrawnExample>
}

/** A part of a section: a paragraph, a list, a table, or a picture with its legend. */
export function RuleBlock({ block, examples }: Props) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'house':
      return (
        <p class={styles.house}>
          <strong>{sheetWords[language.value].house}</strong> {block.text}
        </p>
      )
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{item}</li>)
      return block.ordered ? <ol class={styles.steps}>{items}</ol> : <ul class={styles.list}>{items}</ul>
    }
    case 'table':
      return <RuleTable table={block} />
    case 'picture':
      return <Picture picture={block} drawn={examples.get(block.position)} />
  }
}

/** What is counted, such as "12", "5*" or "81–120": it is read from right to left, as numbers in a column are. */
const counted = /^[≥\s\d–*+/]+$/

function RuleTable({ table: { caption, columns, rows } }: { readonly table: Schemas['RuleTable'] }) {
  const looks = columns.map((_, place) =>
    place > 0 && rows.every((row) => counted.test(row[place] ?? '')) ? styles.number : undefined,
  )
  return (
    <table class={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={column} scope="col" class={looks[place]}>
              {withSoftHyphens(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={[head, ...cells].join()}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} class={looks[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PictureProps {
  readonly picture: Schemas['RulePicture']
  readonly drawn: DrawnExample | undefined
}

function Picture({ picture: { caption, legend }, drawn }: PictureProps) {
  return (
    <figure class={styles.figure}>
      {drawn && <img src={drawn.address} alt={caption} width={drawn.width} height={drawn.height} />}
      <figcaption>
        <p>{caption}</p>
        {drawn && (
          <a href={drawn.address} target="_blank" rel="noreferrer">
            {wordsIn[language.value].alone}
          </a>
        )}
        <ol class={styles.legend}>
          {legend.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
