import { type Configuration, ConfigurationError } from '../../platform/configuration.ts'
import { operatorText } from '../../platform/http/operator-routes.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

/** Checks that the texts of the operator, if there are any, can be read. */
export async function checkOperatorTexts({ imprintFile, privacyFile }: Configuration): Promise<Diagnosis[]> {
  return [
    ...(await check('imprint', 'IMPRINT_FILE', imprintFile)),
    ...(await check('privacy', 'PRIVACY_FILE', privacyFile)),
  ]
}

async function check(name: string, setting: string, file: string | undefined): Promise<Diagnosis[]> {
  if (file === undefined) return []
  const about = diagnosesOf(name)
  try {
    await operatorText(setting, file)
    return [about.ok(`in ${file}`)]
  } catch (error) {
    if (error instanceof ConfigurationError) return [about.failed(error.message, 'The server does not start.')]
    throw error
  }
}
