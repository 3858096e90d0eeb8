import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ConfigurationError } from '../configuration.ts'
import type { Platform } from '../platform.ts'
import { ProblemBody } from '../problems/problem.ts'

const written = (about: string) => z.string().nullable().describe(`${about}, as plain text; null if they wrote none.`)
const Operator = z
  .object({
    imprint: written('Who runs this server'),
    privacy: written('What the operator does with the data of people'),
  })
  .meta({ id: 'Operator', description: 'What the operator of this server says about it.' })

/**
 * What the operator says of this server. The files are read once, when the server starts.
 * @throws ConfigurationError if a file cannot be read
 */
export function operatorRoutes({ configuration }: Pick<Platform, 'configuration'>): FastifyPluginAsyncZod {
  return async (app) => {
    const operator = {
      imprint: await operatorText('IMPRINT_FILE', configuration.imprintFile),
      privacy: await operatorText('PRIVACY_FILE', configuration.privacyFile),
    }
    app.get(
      '/v1/operator',
      {
        schema: {
          operationId: 'getOperator',
          summary: 'See who runs this server, and what happens to your data',
          description: 'What the operator wrote for the people who use it: the client shows both.',
          tags: ['server'],
          security: [],
          response: { 200: Operator, '4xx': ProblemBody },
        },
      },
      async () => operator,
    )
  }
}

/**
 * A text of the operator; null if they name none.
 * @throws ConfigurationError if the file cannot be read
 */
export async function operatorText(setting: string, file: string | undefined): Promise<string | null> {
  if (file === undefined) return null
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new ConfigurationError(
      `${setting}: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
