import { rulesVersions } from '../kit/rules-versions.ts'

/**
 * The decisions in which the versions of the rules differ (decision 14). Everything else is the same in all versions.
 */
interface Rulings {
  /**
   * A loan may be repaid "at any moment, even right before interest": players who wish are asked before interest is
   * taken, and have a standing order for it besides the one for food. A player who has repaid all loans by then pays
   * nothing. Rulebook: Repaying loans.
   */
  readonly asksBeforeInterest: boolean
  /**
   * A seat that was asked about interest or food must answer: repaying or selling in the meantime never continues the
   * match.
   */
  readonly waitsForAnswers: boolean
  /**
   * Players who wish to be asked about food are also asked if a sale would allow them to pay differently. Rulebook:
   * Feeding.
   */
  readonly asksWhoCouldSell: boolean
  /**
   * The rule that a sold card cannot be bought back in the same turn applies to buildings, but not to ships. Rulebook:
   * Selling.
   */
  readonly soldShipsCanBeBought: boolean
  /**
   * A player who sells the Workers' Cottages in the final phase loses the second action that they gave. Appendix:
   * Workers' Cottages.
   */
  readonly cottagesMustBeKept: boolean
  /**
   * The look at the special buildings is a part of the visit: the city turns up the next one only when the visitor has
   * put them back. Appendix: Marketplace.
   */
  readonly cityWaitsForLook: boolean
  /**
   * The Harbour Watch does not lead into the building in which its visitor's own disc stood. Rulebook (French): Final
   * phase.
   */
  readonly watchLeadsElsewhere: boolean
  /**
   * A player can "always" use brick in place of clay, and steel in place of iron: also where a card takes these, not
   * only in the materials of buildings and ships. Rulebook: Components, Building.
   */
  readonly betterGoodsServe: boolean
  /**
   * The Construction Firm asks for a second building also if the seat could first buy a card that makes it cheaper, or
   * buy back a pawned good. Appendix: Construction Firm; card: Pawnbroker's.
   */
  readonly firmWaitsForHelp: boolean
  /**
   * Players who wish to be asked about food are also asked if they could buy back pawned food. Rulebook: Feeding; card:
   * Pawnbroker's.
   */
  readonly asksWhoCouldRedeem: boolean
  /**
   * Players buy at any moment of their own turn, "even before the first mandatory action": the supply waits for a seat
   * that could buy something, if others will then be asked about interest. Rulebook (Russian): Buying.
   */
  readonly buysBeforeInterest: boolean
}

export const rulings = rulesVersions<Rulings>(
  {
    asksBeforeInterest: false,
    waitsForAnswers: false,
    asksWhoCouldSell: false,
    soldShipsCanBeBought: false,
    cottagesMustBeKept: false,
    cityWaitsForLook: false,
    watchLeadsElsewhere: false,
    betterGoodsServe: false,
    firmWaitsForHelp: false,
    asksWhoCouldRedeem: false,
    buysBeforeInterest: false,
  },
  {
    asksBeforeInterest: true,
    waitsForAnswers: true,
    asksWhoCouldSell: true,
    soldShipsCanBeBought: true,
    cottagesMustBeKept: true,
  },
  {
    cityWaitsForLook: true,
    watchLeadsElsewhere: true,
    betterGoodsServe: true,
  },
  {
    firmWaitsForHelp: true,
    asksWhoCouldRedeem: true,
  },
  { buysBeforeInterest: true },
)

/** The decisions of the rules by which a position is played. */
export const rulingsOf = ({ rules }: { readonly rules: number }): Rulings => rulings.by(rules)
