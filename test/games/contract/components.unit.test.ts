import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { componentsPage, pageOf } from '../../../scripts/components-page.ts'
import { catalogue } from '../../../src/games/catalogue.ts'
import { Component } from '../../../src/games/kit/component.ts'
import { languages } from '../../../src/games/kit/wording.ts'

const described = [...catalogue.values()].flatMap((game) =>
  game.components === undefined ? [] : [{ id: game.meta.id, game, components: game.components }],
)

test('every game beyond stage alpha describes its components', () => {
  const silent = [...catalogue.values()].filter(({ meta, components }) => meta.stage !== 'alpha' && !components)
  expect(silent.map(({ meta }) => meta.id)).toEqual([])
})

describe.each(described)('the components of $id', ({ game, components }) => {
  const plain = ({ kind, id, type, number, provenance }: Component) => ({
    kind,
    id,
    type,
    number,
    status: provenance.status,
  })
  const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))

  test.each(languages)('in %s: each occurs once and is described', (language) => {
    const all = components(language)
    expect(all.map((component) => Component.parse(component))).toEqual(all)
    expect(new Set(all.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(all.length)
    expect(all.map(plain)).toEqual(components('en').map(plain))
    for (const { text, values, cost, fee } of all)
      expect([text, ...values, cost, fee].join(' ')).not.toMatch(/undefined|NaN|\[object|\.\.|: ;|: \.|, \./)
  })

  test.each(languages)('in %s: the sentences have the same numbers as in English', (language) => {
    const english = components('en')
    const differing = components(language).flatMap(({ id, text }, place) => {
      const [said, meant] = [numbers(text), numbers(english[place]?.text ?? '')]
      return [...said].sort().join() === [...meant].sort().join() ? [] : [{ id, said, meant }]
    })
    expect(differing).toEqual([])
  })

  test('are listed in docs/games as they are today (npm run components)', () => {
    expect(readFileSync(pageOf(game), 'utf8')).toBe(componentsPage(game))
  })
})
