import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { PartNames } from './names.ts'
import type { SchemaReader } from './state-schema.ts'

/** What the fields of a position are set up with. */
interface Setting {
  readonly schemas: SchemaReader
  readonly names: PartNames
  /** Whether a part of the whole only repeats what is printed on the pieces, and is never anything else. */
  isPrinted(key: string): boolean
  /** The place of the whole state, which is open at first. */
  readonly whole: string
}

export const SettingContext = createContext<Setting | undefined>(undefined)

export function useSetting(): Setting {
  const setting = useContext(SettingContext)
  if (setting === undefined) throw new Error('The fields of a position need what they are set up with.')
  return setting
}
