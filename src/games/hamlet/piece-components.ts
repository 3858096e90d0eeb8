import { type Component, sentences, withoutNumbers } from '../kit/component.ts'
import type { Language } from '../kit/wording.ts'
import { boxFor } from './data/printed-box.ts'
import { plannerPoints } from './data/set-up.ts'
import { Good, isRaw, type Raw, type Refined } from './goods.ts'
import { phrasesIn } from './locales/index.ts'
import { piecePhrases } from './locales/piece-phrases.ts'
import { Milestone } from './state.ts'

/** The goods and the milestones in words. */
export function pieceComponents(language: Language): Component[] {
  const [{ names }, phrases] = [phrasesIn[language], piecePhrases[language]]
  const { groups } = phrases
  const plain = withoutNumbers(phrases.source)
  return [
    ...Good.options.map((id) => ({
      ...plain,
      kind: 'good',
      id,
      group: groups.goods,
      name: names.goods[id],
      text: sentences([isRaw(id) ? phrases.raw : phrases.refined(names.goods[rawOf(id)])]),
    })),
    ...Milestone.options.map((id) => ({
      ...plain,
      kind: 'milestone',
      id,
      group: groups.milestones,
      name: names.milestones[id],
      text: sentences([
        id === 'roads' ? phrases.planner(names.point(plannerPoints)) : phrases.quality(names.goods[id]),
      ]),
    })),
  ]
}

/** The raw good of a refined one: all its refineries use the same. */
function rawOf(good: Refined): Raw {
  const refinery = Object.values(boxFor(4).refineries).find(({ makes }) => makes === good)
  if (refinery === undefined) throw new Error(`nothing makes ${good}`)
  return refinery.from
}
