// Prints the three ratios of `npm run bench:check` as JSON.
import { quickRatios } from './quick.ts'

console.log(JSON.stringify(await quickRatios()))
