import { controls } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { language } from '../words/words.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly label?: string
  readonly hint?: string
  readonly name?: string
}

const hintId = 'proof-hint'

/** The password by which readers prove that they are still at their screen. It may be left empty for a while after signing in. */
export function ProofField({ label, hint, name = 'password' }: Props) {
  const { password } = wordsIn[language.value]
  return (
    <TextField
      label={label ?? password}
      {...(hint === undefined ? { hintId } : { hint })}
      name={name}
      type="password"
      autocomplete="current-password"
    />
  )
}

/** The password in a form, as a request takes it, if it was filled in. */
export function proofIn(values: FormData): { readonly password?: string } {
  const password = text(values, 'password')
  return password === '' ? {} : { password }
}

/** Says once what the password is asked for: every such field on the page is described by it. */
export const ProofHint = () => (
  <p id={hintId} class={controls.hint}>
    {wordsIn[language.value].passwordHint}
  </p>
)
