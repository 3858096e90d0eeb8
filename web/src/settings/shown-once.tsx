import { controls } from '../ui/controls.tsx'
import styles from './settings.module.css'

interface Props {
  readonly label: string
  /** Undefined before it was made. */
  readonly secret: string | undefined
}

/** A secret that is shown only when it was just made. Its place is there before it: otherwise screen readers miss it. */
export const ShownOnce = ({ label, secret }: Props) => (
  <p class={secret === undefined ? controls.status : styles.secret} role="status">
    {secret !== undefined && (
      <>
        {label} <code>{secret}</code>
      </>
    )}
  </p>
)
