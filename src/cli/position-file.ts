import { Option } from 'commander'
import { catalogue } from '../games/catalogue.ts'
import { type ReadPosition, readPosition } from '../games/position.ts'
import { parseJson, readText } from './input.ts'
import { type Answering, answerNo } from './output.ts'
import { WrongUsage } from './wrong-usage.ts'

export const positionOption = () =>
  new Option('--position <file>', 'a position file; - reads what is piped in').makeOptionMandatory()

/** The position in a file; undefined when it cannot be, which has been said then. */
export function positionIn(file: string, answering: Answering): Extract<ReadPosition, { outcome: 'read' }> | undefined {
  const position = readPosition(parseJson(file, readText(file)), catalogue)
  if (position.outcome === 'read') return position
  const lines = position.problems.map(({ at, problem }) => `${at || 'position'}: ${problem}`)
  if (position.outcome === 'unreadable') throw new WrongUsage(`${file} is not a position file\n${lines.join('\n')}`)
  answerNo(answering, { problems: position.problems }, ['This position cannot be:', ...lines])
  return undefined
}
