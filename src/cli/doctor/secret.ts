import { type Configuration, ConfigurationError } from '../../platform/configuration.ts'
import { findSecret, secretSource } from '../../platform/secrets.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const about = diagnosesOf('secret')

/** Finds the server's secret, and makes none. @returns it, if there is one, and what was found */
export function checkSecret(
  configuration: Configuration,
): readonly [secret: string | undefined, findings: Diagnosis[]] {
  const source = secretSource(configuration)
  try {
    const secret = findSecret(configuration)
    const found =
      secret === undefined
        ? about.warning(
            `there is none in ${source}`,
            'For a new database the first start makes one. Keep a copy of it.',
          )
        : about.ok(
            configuration.secret === undefined
              ? `in ${source}: keep a copy, apart from the database's backups`
              : `in ${source}`,
          )
    return [secret, [found]]
  } catch (error) {
    if (error instanceof ConfigurationError) return [undefined, [about.failed(error.message, 'See docs/operating.md.')]]
    throw error
  }
}
