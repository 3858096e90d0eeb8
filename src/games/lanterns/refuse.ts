import { type RefusalParams, refusals } from '../kit/illegal-move.ts'

type Code = 'not-asked' | 'not-in-hand' | 'wrong-payment'

/** Refuses a move. The annotation lets the compiler know that what follows a refusal is not reached. */
export const refuse: (code: Code, params?: RefusalParams) => never = refusals<Code>('lanterns')
