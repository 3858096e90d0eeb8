import { createContext, type FunctionComponent } from 'preact'
import type { Noun } from '../../api/schemas.ts'

/** The icons of the game, if its board has any. */
export const IconContext = createContext<FunctionComponent<{ noun: Noun }> | undefined>(undefined)
