import type { Game, Seat } from '../game.ts'
import { Choice, MoveJson } from '../kit/choice.ts'
import type { Dice } from '../kit/dice.ts'
import { fill, fits, unforced } from '../kit/forms.ts'
import { hasUsual, kindOf, mayBeAsked } from '../questions.ts'
import { brief, difference } from './json.ts'
import { hold } from './property.ts'
import { decided, refusalInWords } from './turn.ts'

const fillsPerChoice = 2
const guessesPerSeat = 8

/** Choices are sound: the rules accept the example of each, and every move within its form. @returns those moves */
export function checkSound(game: Game, state: unknown, seat: Seat, dice: Dice): MoveJson[] {
  return game.choices(state, seat).flatMap((choice) => {
    const form = Choice.safeParse(choice)
    hold('choices', form.success, () => `seat ${seat} is offered what is no form: ${brief(form.error?.issues)}`)
    hold(
      'choices',
      fits(choice, choice.example),
      () => `the example ${brief(choice.example)} does not fit its own form: ${brief(fixedAndFields(choice))}`,
    )
    checkNames(choice)
    const moves = [choice.example, ...Array.from({ length: fillsPerChoice }, () => fill(choice, dice))]
    for (const move of moves) {
      const accepted = decided(game, state, seat, move) !== undefined
      hold(
        'choices',
        accepted,
        () =>
          `seat ${seat} may not do what it is offered: ${brief(move)} is ${refusalInWords(game, state, seat, move)}, in ${brief(fixedAndFields(choice))}`,
      )
    }
    checkProposals(game, state, seat, choice)
    checkForced(game, state, seat, choice)
    return moves
  })
}

const fixedAndFields = ({ move, fields, limits }: Choice) => ({ move, fields, limits })

/** Limits and prices name fields of the form, and no field or option is there twice. */
function checkNames({ fields, limits, move }: Choice): void {
  const names = fields.map(({ name }) => name)
  const used = [
    ...limits.flatMap(({ terms }) => terms),
    ...fields.flatMap((field) => (field.kind === 'payment' ? (field.plus ?? []) : [])),
  ]
  const unknown = used.find(({ field }) => !names.includes(field))?.field
  hold(
    'choices',
    unknown === undefined,
    () => `${move.type} has a condition on ${unknown}, which is none of its fields`,
  )
  hold(
    'choices',
    new Set(names).size === names.length,
    () => `${move.type} has two fields of one name: ${brief(names)}`,
  )
  for (const field of fields) {
    const values = 'options' in field ? field.options.map(({ value }) => value) : []
    const isEachOnce = new Set(values).size === values.length
    hold('choices', isEachOnce, () => `${field.name} of ${move.type} has an option twice: ${brief(values)}`)
  }
}

/** Parts of an example beyond its form are forced: leaving them out changes nothing. */
function checkForced(game: Game, state: unknown, seat: Seat, choice: Choice): void {
  const bare = unforced(choice)
  if (difference(bare, choice.example) === undefined) return
  const unlike = difference(decided(game, state, seat, choice.example), decided(game, state, seat, bare))
  hold('choices', unlike === undefined, () => `naming what is forced changes ${brief(bare)}: ${unlike}`)
}

/** A payment that is left out is made as proposed: adding the proposals to the example changes nothing. */
function checkProposals(game: Game, state: unknown, seat: Seat, { fields, example }: Choice): void {
  const payments = fields.filter((field) => field.kind === 'payment')
  if (payments.length === 0) return
  const proposals = Object.fromEntries(payments.map(({ name, proposal }) => [name, proposal]))
  const silent = Object.fromEntries(Object.entries(example).filter(([name]) => !(name in proposals)))
  const spelt = decided(game, state, seat, { ...example, ...proposals })
  hold(
    'choices',
    spelt !== undefined,
    () => `the payment proposed for ${brief(example)} is refused: ${brief(proposals)}`,
  )
  const unlike = difference(decided(game, state, seat, MoveJson.parse(silent)), spelt)
  hold(
    'choices',
    unlike === undefined,
    () => `the payment proposed for ${brief(example)} is not the one made: ${unlike}`,
  )
}

/** Choices are complete: every accepted move, however it was found, fits some choice. */
export function checkComplete(game: Game, state: unknown, seat: Seat, guess: () => MoveJson): void {
  const choices = game.choices(state, seat)
  for (let tried = 0; tried < guessesPerSeat; tried++) {
    const move = guess()
    if (decided(game, state, seat, move) === undefined) continue
    hold(
      'choices',
      choices.some((choice) => fits(choice, move)),
      () => `seat ${seat} may do what it is not offered: ${brief(move)}`,
    )
  }
}

/**
 * The usual answer to a missed deadline is legal. It exists for every question of the kinds that the game declares, and
 * for every decision that holds up nobody.
 */
export function checkUsual(game: Game, state: unknown): void {
  for (const { seat, question, lapses } of game.decisions(state)) {
    const move = game.usual?.(state, seat, question)
    const kind = kindOf(question)
    hold('choices', /^[a-z0-9-]+$/.test(question), () => `${question} must have only small letters, digits and hyphens`)
    hold('choices', mayBeAsked(game, question), () =>
      Object.hasOwn(game.questions, kind)
        ? `${question} has a number, but ${kind} is not \`numbered\` in \`questions\``
        : `${question} is asked, but \`questions\` has no ${kind}`,
    )
    hold('choices', hasUsual(game, question) === (move !== undefined), () =>
      move === undefined
        ? `${question} of seat ${seat} has no usual answer, though \`questions\` says that ${kind} has one`
        : `${question} of seat ${seat} has a usual answer, though \`questions\` says that ${kind} has none`,
    )
    hold('choices', move !== undefined || lapses !== true, () => `${question} of seat ${seat} cannot lapse`)
    if (move === undefined) continue
    const accepted = decided(game, state, seat, MoveJson.parse(move)) !== undefined
    hold(
      'choices',
      accepted,
      () =>
        `the usual answer to ${question} of seat ${seat} is ${refusalInWords(game, state, seat, MoveJson.parse(move))}: ${brief(move)}`,
    )
  }
}
