/**
 * A computation that another thread can do: a pure function of plain data. The thread loads its module and finds it by
 * its name. Input and output are copied (structured clone algorithm), so they contain no functions.
 */
export interface Job<Input, Output> {
  readonly module: string
  readonly name: string
  readonly run: (input: Input) => Output | Promise<Output>
}

type Run = (input: unknown) => unknown

/** The jobs of the modules that this thread has loaded. */
const known = new Map<string, Run>()
const keyOf = (module: string, name: string) => `${module}#${name}`

/**
 * Defines a job, and makes it known to the thread that loads its module, whatever file a bundler puts it in.
 *
 * @param module `import.meta.url` of the module that defines it
 * @param name unique among all jobs, since a bundler may put several modules into one file
 */
export function job<Input, Output>(module: string, name: string, run: Job<Input, Output>['run']): Job<Input, Output> {
  // The input is a copy of what another thread gave to this very job.
  known.set(keyOf(module, name), (input) => run(input as Input))
  return { module, name, run }
}

/**
 * Loads the module of a job.
 * @throws TypeError if the module defines no such job
 */
export async function loadJob({ module, name }: { readonly module: string; readonly name: string }): Promise<Run> {
  await import(module)
  const run = known.get(keyOf(module, name))
  if (run === undefined) throw new TypeError(`${module} defines no job ${name}.`)
  return run
}
