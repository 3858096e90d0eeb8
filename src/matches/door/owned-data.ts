/** What an account has in matches. */

export { orderData } from '../orders/order-data.ts'
export { decisionData } from '../own-data/decision-data.ts'
export { hoursData } from '../own-data/hours-data.ts'
export { matchData } from '../own-data/match-data.ts'
export { originData } from '../own-data/origin-data.ts'
export { talkData } from '../talk/talk-data.ts'
export { wishData } from '../wishes/wish-data.ts'
