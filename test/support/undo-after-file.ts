import { afterAll } from 'vitest'
import { undoAll } from './after-file.ts'

/** Every test file loads this anew, so that it hears the end of each. */
afterAll(undoAll)
