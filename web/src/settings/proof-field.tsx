import { TextField } from '../look/fields.tsx'
import { language } from '../words/words.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly label?: string
  readonly hint?: string
  readonly name?: string
}

/** The password by which readers prove that they are still at their screen. It may be left empty for a while after signing in. */
export function ProofField({ label, hint, name = 'password' }: Props) {
  const { password, passwordHint } = wordsIn[language.value]
  return (
    <TextField
      label={label ?? password}
      hint={hint ?? passwordHint}
      name={name}
      type="password"
      autocomplete="current-password"
    />
  )
}
