import { type Configuration, ConfigurationError, readConfiguration } from '../platform/configuration.ts'
import { reasonOf } from './reason.ts'
import { requireSettingsFile } from './settings-file.ts'
import { WrongUsage } from './wrong-usage.ts'

/** The configuration from the environment. @throws WrongUsage if it is not valid */
export function configured(): Configuration {
  requireSettingsFile()
  try {
    return readConfiguration(process.env)
  } catch (error) {
    if (error instanceof ConfigurationError) throw new WrongUsage(reasonOf(error))
    throw error
  }
}
