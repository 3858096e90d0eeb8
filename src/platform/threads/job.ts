/**
 * A computation that another thread can do: a pure function of plain data, found there by its module and the name under
 * which the module exports it. What goes in and comes out is copied (the structured clone algorithm): no functions.
 */
export interface Job<Input, Output> {
  readonly module: string
  readonly name: string
  readonly run: (input: Input) => Output | Promise<Output>
}

/**
 * @param module `import.meta.url` of the module that exports the job
 * @param name under which it does
 */
export const job = <Input, Output>(
  module: string,
  name: string,
  run: Job<Input, Output>['run'],
): Job<Input, Output> => ({ module, name, run })
