/** The sum of numbers; 0 for none. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((so, number) => so + number, 0)
