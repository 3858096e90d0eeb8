import { styleText } from 'node:util'

/** The demo's output. Colours appear on terminals only. */

const inColour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
const strong = (text: string) => (inColour ? styleText('bold', text) : text)

export function heading(text: string): void {
  console.log(`\n${strong(text)}`)
}

export function line(text: string): void {
  console.log(`  ${text}`)
}

/** Aligns columns; numbers are flush right. */
export function table(rows: readonly (readonly (string | number)[])[]): void {
  const width = (column: number) => Math.max(...rows.map((row) => String(row[column] ?? '').length))
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      return typeof cell === 'number' ? String(cell).padStart(width(column)) : cell.padEnd(width(column))
    })
    line(cells.join('  ').trimEnd())
  }
}
