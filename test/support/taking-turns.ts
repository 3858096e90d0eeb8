import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Browsers keep the processor busy, and servers that are killed, paused or waited for do not: files of both kinds take
 * turns, so that neither kind is left for the end. Those of faults come first among theirs: they are short, and take long.
 */
export class TakingTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isIn = (folder: string) => (file: TestSpecification) => file.moduleId.includes(`/test/${folder}/`)
    const [inBrowser, ofFaults] = [isIn('browser'), isIn('faults')]
    const browsers = sorted.filter(inBrowser)
    const others = sorted.filter((file) => !inBrowser(file))
    const slowFirst = [...others.filter(ofFaults), ...others.filter((file) => !ofFaults(file))]
    return Array.from({ length: Math.max(browsers.length, slowFirst.length) }, (_, place) => [
      ...browsers.slice(place, place + 1),
      ...slowFirst.slice(place, place + 1),
    ]).flat()
  }
}
