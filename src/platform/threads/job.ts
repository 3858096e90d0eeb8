/**
 * A computation that another thread can do: a pure function of plain data. The thread finds it by its module and the
 * name of the export. Input and output are copied (structured clone algorithm), so they contain no functions.
 */
export interface Job<Input, Output> {
  readonly module: string
  readonly name: string
  readonly run: (input: Input) => Output | Promise<Output>
}

/**
 * @param module `import.meta.url` of the module that exports the job
 * @param name the name of the export
 */
export const job = <Input, Output>(
  module: string,
  name: string,
  run: Job<Input, Output>['run'],
): Job<Input, Output> => ({ module, name, run })
