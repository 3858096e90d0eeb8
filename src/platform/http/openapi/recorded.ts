import type { OperationExamples } from './examples.ts'

/** Requests and answers of a real run, by operation. Written by `npm run openapi -- --record`. */
export const recorded: Readonly<Record<string, OperationExamples>> = {}
