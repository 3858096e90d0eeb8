import { type Profiler, Session } from 'node:inspector/promises'

/** What of `src/` counts as the server: rules and journal have pages of their own. */
const counted = /\/src\/(accounts|disputes|matches|notices|people|platform|studies)\/(?!database\/pglite-socket).+\.ts$/

/** A name of the source. Where a function has none, the engine makes one up: `route.handler`, `<instance_members_initializer>`. */
const ofSource = /^[^.<]+$/

/** Counting begins when this module is loaded, so it comes before those that are counted. */
const inspector = new Session()
inspector.connect()
await inspector.post('Profiler.enable')
await inspector.post('Debugger.enable')
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

/** The named functions of the server that ran since the last call, by file. */
export async function ranSinceLastTime(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  const files = new Map<string, readonly string[]>()
  for (const { url, scriptId, functions } of result.filter(({ url }) => counted.test(url))) {
    const { scriptSource } = await inspector.post('Debugger.getScriptSource', { scriptId })
    const names = functions.filter(({ ranges }) => ranges[0]?.count).map((ran) => nameOf(ran, scriptSource))
    const named = names.filter((name) => ofSource.test(name) && name !== '__name')
    if (named.length > 0) files.set(url.replace(/^.*\/src\//, 'src/'), named)
  }
  return files
}

/** The compiler keeps the name of an arrow function by calling `__name(function, 'name')`, which hides it from the engine. */
function nameOf({ functionName, ranges: [range] }: Profiler.FunctionCoverage, source: string): string {
  if (functionName !== '' || range === undefined) return functionName
  const isKept = source.slice(0, range.startOffset).endsWith('__name(')
  return isKept ? (/^,\s*"([^"]+)"\)/.exec(source.slice(range.endOffset))?.[1] ?? '') : ''
}
