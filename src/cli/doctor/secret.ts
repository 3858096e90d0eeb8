import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, ConfigurationError } from '../../platform/configuration.ts'
import { readSecret } from '../../platform/secrets.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const about = diagnosesOf('secret')

/** Finds the server's secret, and makes none. @returns it, if there is one, and what was found */
export function checkSecret(
  configuration: Configuration,
): readonly [secret: string | undefined, findings: Diagnosis[]] {
  if (configuration.secret !== undefined) return [configuration.secret, [about.ok('in PAQUEBOT_SECRET')]]
  const file = path.join(configuration.dataDir, 'secret')
  if (!existsSync(file)) {
    return [
      undefined,
      [about.warning('there is none yet', 'The first start makes one in DATA_DIR. Keep a copy of it.')],
    ]
  }
  try {
    return [readSecret(configuration), [about.ok(`in ${file}: keep a copy, apart from the database's backups`)]]
  } catch (error) {
    if (error instanceof ConfigurationError) return [undefined, [about.failed(error.message, 'See docs/operating.md.')]]
    throw error
  }
}
