import type { Component } from '../../kit/component.ts'
import type { Language } from '../../kit/wording.ts'
import { components } from '../components.ts'
import { refinedGoods } from '../goods.ts'
import { phrasesIn } from '../locales/index.ts'
import { facts } from './facts.ts'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const called = (language: Language, kind: string): Component[] =>
  components(language).filter((component) => component.kind === kind)

/** What each refined good is made of. */
export const recipeRows = (language: Language): string[][] => {
  const { goods } = phrasesIn[language].names
  return refinedGoods.flatMap((good) => {
    const recipe = facts.recipes.find(({ makes }) => makes === good)
    return recipe === undefined ? [] : [[capital(goods[good]), capital(goods[recipe.from])]]
  })
}

/** What the church asks for, and the points on each of its sides. */
export const deliveryRows = (language: Language): (string | number)[][] => {
  const slots = called(language, 'slot')
  return facts.deliveries.map(({ id, points }) => [
    capital(slots.find((slot) => slot.id === id)?.name ?? id),
    ...points,
  ])
}

/** What each landmark scores in the end. */
export const landmarkRows = (language: Language): string[][] =>
  called(language, 'tile')
    .filter(({ id }) => facts.landmarks.includes(id))
    .map(({ name, text }) => [name, text])
