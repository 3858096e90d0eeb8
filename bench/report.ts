import { type Figure, tableHead, tableRow } from './figures.ts'
import { type Undo, undoList } from './undo.ts'

/** Says what is being done, apart from the figures. */
export const say = (line: string) => process.stderr.write(`${line}\n`)

/** Prints figures as they are measured, and then ends everything that was started. */
export async function report(measure: (undo: Undo) => AsyncIterable<Figure>): Promise<void> {
  const undo = undoList()
  try {
    console.log(tableHead())
    for await (const figure of measure(undo)) console.log(tableRow(figure))
  } finally {
    await undo.undoAll()
  }
}
