import type { Field } from '../../api/schemas.ts'
import { Button } from '../../look/controls.tsx'
import { language, words } from '../../words/words.ts'
import styles from './composer.module.css'
import { amounts, type Draft, isAsExample, withValue } from './draft.ts'
import { GoodName } from './good-name.tsx'
import { nameIn } from './name-in.ts'
import { Stepper } from './stepper.tsx'

interface Props {
  readonly draft: Draft
  readonly field: Extract<Field, { kind: 'payment' }>
  change(draft: Draft): void
}

/**
 * What to pay with. Left alone, the server pays sensibly; otherwise a row for each good that is taken. The proposal is for the
 * choice's example: once other fields differ, the dry run says what would be paid.
 */
export function PaymentControl({ draft, field, change }: Props) {
  const { moves } = words.value
  const own = draft.values[field.name]
  const label = draft.choice.labels[field.name] ?? field.name
  const proposed = isAsExample(draft) ? amounts(field.proposal) : {}
  if (own === undefined) {
    const proposal = Object.entries(proposed).map(([good, many]) => {
      const range = field.goods.find((one) => one.good === good)
      return `${many} ${range === undefined ? good : nameIn(draft.choice, range.noun)}`
    })
    return (
      <div class={styles.amount}>
        <span>
          {label}
          {proposal.length > 0 && `: ${new Intl.ListFormat(language.value).format(proposal)}`}{' '}
          <small>({moves.proposal})</small>
        </span>
        <Button isSmall onClick={() => change(withValue(draft, field.name, proposed))}>
          {moves.change}
        </Button>
      </div>
    )
  }
  const now = amounts(own)
  return (
    <fieldset class={styles.field}>
      <legend>{label}</legend>
      {field.goods.map(({ good, noun, max }) => {
        const name = nameIn(draft.choice, noun)
        return (
          <div key={good} class={styles.amount}>
            <GoodName noun={noun} name={name} />
            <small>{moves.left(max - (now[good] ?? 0))}</small>
            <Stepper
              name={name}
              value={now[good] ?? 0}
              min={0}
              max={max}
              change={(next) => change(withValue(draft, field.name, amounts({ ...now, [good]: next })))}
            />
          </div>
        )
      })}
      <Button isSmall onClick={() => change(withValue(draft, field.name, undefined))}>
        {moves.backToProposal}
      </Button>
    </fieldset>
  )
}
