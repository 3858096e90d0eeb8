import { rulesVersions } from '../kit/rules-versions.ts'

/** What the versions of the rules decide unlike each other (decision 14). All else is the same in every one. */
export interface Rulings {
  /**
   * A loan may be repaid "at any moment, even right before interest": whoever wishes is asked before it is taken, and has
   * an order for interest beside that for food. Whoever has no loan left by then pays none. Rulebook: Repaying loans.
   */
  readonly asksBeforeInterest: boolean
  /** Who was asked about interest or food answers: repaying or selling meanwhile never moves the game on by itself. */
  readonly waitsForAnswers: boolean
  /** Whoever wishes to be asked about food is asked, too, where a sale would let them pay otherwise. Rulebook: Feeding. */
  readonly asksWhoCouldSell: boolean
  /** What was sold in a turn cannot be bought in it: said of buildings, not of ships. Rulebook: Selling. */
  readonly soldShipsCanBeBought: boolean
  /** Whoever sells the Workers' Cottages in the final phase has no second action by them. Appendix: Workers' Cottages. */
  readonly cottagesMustBeKept: boolean
}

export const rulings = rulesVersions<Rulings>(
  {
    asksBeforeInterest: false,
    waitsForAnswers: false,
    asksWhoCouldSell: false,
    soldShipsCanBeBought: false,
    cottagesMustBeKept: false,
  },
  {
    asksBeforeInterest: true,
    waitsForAnswers: true,
    asksWhoCouldSell: true,
    soldShipsCanBeBought: true,
    cottagesMustBeKept: true,
  },
)

/** What the rules by which a position is played decide. */
export const rulingsOf = ({ rules }: { readonly rules: number }): Rulings => rulings.by(rules)
