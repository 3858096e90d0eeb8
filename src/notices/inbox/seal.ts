import type { Platform } from '../../platform/platform.ts'

type Sealing = Pick<Platform, 'secrets'>

const context = 'caught-mail'

/** A caught mail as it is stored. It contains links that sign people in, so it is encrypted in the database. */
export const sealMail = ({ secrets }: Sealing, raw: string): string => secrets.seal(raw, context)

/** The whole message, as RFC 5322. */
export const openMail = ({ secrets }: Sealing, { sealed }: { sealed: string }): string =>
  secrets.unseal(sealed, context)
