import type { OwnedData } from '../../platform/owned-data.ts'
import { orderData } from '../orders/order-data.ts'
import { wishData } from '../wishes/wish-data.ts'
import { decisionData } from './decision-data.ts'
import { hoursData } from './hours-data.ts'
import { matchData } from './match-data.ts'
import { originData } from './origin-data.ts'

/** Where an account plays, or wishes to. */
export const seatData: readonly OwnedData[] = [matchData, wishData]

/** How an account plays: its hours, its decisions, its standing orders, and from where it sent its moves. */
export const playingData: readonly OwnedData[] = [hoursData, decisionData, orderData, originData]
