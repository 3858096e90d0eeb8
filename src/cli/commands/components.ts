import { Command, Option } from 'commander'
import { catalogue } from '../../games/catalogue.ts'
import type { Component } from '../../games/kit/component.ts'
import type { Language } from '../../games/kit/wording.ts'
import { languageOption } from '../language.ts'
import { type Answering, answer } from '../output.ts'

interface Options extends Answering {
  readonly game: string
  readonly language: Language
}

export const components = new Command('components')
  .description('Print every component of a game with all its effects, to check them against the box.')
  .addOption(
    new Option('--game <game>', 'the game, such as havana').choices([...catalogue.keys()]).makeOptionMandatory(),
  )
  .addOption(languageOption())
  .option('--json', 'answer as JSON')
  .action((given: Options) => {
    const all = catalogue.get(given.game)?.components?.(given.language) ?? []
    answer(
      given,
      all,
      all.flatMap((component, place) => linesOf(component, all[place - 1], labels[given.language])),
    )
  })

interface Labels {
  readonly cost: string
  readonly fee: string
}

const labels: Readonly<Record<Language, Labels>> = {
  en: { cost: 'cost:', fee: 'entry fee:' },
  fr: { cost: 'coût :', fee: 'droit d’entrée :' },
  ru: { cost: 'стоимость:', fee: 'плата за вход:' },
  es: { cost: 'coste:', fee: 'tarifa de entrada:' },
}

/** A component as a paragraph, with a heading before the first one of a group. */
function linesOf(component: Component, before: Component | undefined, label: Labels): string[] {
  const { group, number, name, values, cost, fee, text, provenance } = component
  const heading =
    before?.group === group ? [] : [...(before === undefined ? [] : ['']), group, '='.repeat(group.length)]
  const printed = [
    ...values,
    ...(cost === null ? [] : [`${label.cost} ${cost}`]),
    ...(fee === null ? [] : [`${label.fee} ${fee}`]),
  ]
  return [
    ...heading,
    '',
    number === null ? name : `${number}  ${name}`,
    ...(printed.length === 0 ? [] : [`  ${printed.join(' · ')}`]),
    ...(text === '' ? [] : [`  ${text}`]),
    `  [${provenance.status}] ${provenance.note}`,
  ]
}
