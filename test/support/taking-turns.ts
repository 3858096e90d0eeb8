import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Browsers keep the processor busy, and servers that are killed, paused or waited for do not: files of both kinds take
 * turns, so that neither kind is left for the end. Folders whose files take long come first among theirs, so that nobody
 * waits in the end for one of them alone.
 */
export class TakingTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isIn = (folder: string) => (file: TestSpecification) => file.moduleId.includes(`/test/${folder}/`)
    const first = ['faults', 'api', 'games/contract'].flatMap((folder) => sorted.filter(isIn(folder)))
    const slowFirst = [...new Set([...first, ...sorted])]
    const browsers = slowFirst.filter(isIn('browser'))
    const others = slowFirst.filter((file) => !browsers.includes(file))
    return Array.from({ length: Math.max(browsers.length, others.length) }, (_, place) => [
      ...browsers.slice(place, place + 1),
      ...others.slice(place, place + 1),
    ]).flat()
  }
}
