/** The state of a piece in words, without its cost if it begins with that: "2 bricks, built" becomes "built". */
export const withoutCost = (says: string, cost: string | null): string =>
  cost !== null && says.startsWith(cost) ? says.slice(cost.length).replace(/^, /, '') : says
