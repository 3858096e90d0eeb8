import { pair } from '../../words/pair.ts'
import type { Pieces } from '../kit/pieces.ts'
import { noun } from '../kit/pieces.ts'
import { goods } from './goods.ts'
import { type Building, isReady, makesHighQuality, type Scene, tileOf } from './view.ts'
import { wordsIn } from './words.ts'

/** The description of a tile for screen readers, after its name: everything on it, and the roads from it. */
export function tileInWords(scene: Scene, building: Building, { nameOf }: Pieces): string {
  const { view, sitters, language } = scene
  const words = wordsIn[language]
  const { tile: id, connected } = building
  const nameOfSeat = (seat: number) => sitters.find((sitter) => sitter.seat === seat)?.name ?? ''
  const flag = view.flags[id]
  const villagers = view.seats.flatMap((player, seat) =>
    player.villagers
      .filter(({ at }) => at === id)
      .map((villager) => `${nameOfSeat(seat)} (${isReady(view, seat, villager) ? words.ready : words.resting})`),
  )
  const donkeys = view.seats.flatMap((player, seat) => {
    const here = player.donkeys.filter((at) => at === id).length
    return here === 0 ? [] : [here === 1 ? nameOfSeat(seat) : `${nameOfSeat(seat)} (${here})`]
  })
  const roads = view.roads
    .filter(({ from, to }) => from === id || to === id)
    .map(({ from, to, seat }) => `${nameOf(noun('tile', from === id ? to : from))} (${nameOfSeat(seat)})`)
  return [
    ...goodsOn(scene, id, nameOfSeat),
    ...listed(words.villagers, villagers),
    ...listed(words.donkeys, donkeys),
    ...listed(words.roadsTo, roads),
    ...(flag === undefined ? [] : [pair(words.flag, nameOfSeat(flag))]),
    ...(connected ? [] : [words.apart]),
  ].join('; ')
}

const listed = (title: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [pair(title, parts.join(', '))]

function goodsOn({ view, language }: Scene, id: string, nameOfSeat: (seat: number) => string): string[] {
  const words = wordsIn[language]
  const [raw, refined, tile] = [view.sources[id], view.refineries[id], tileOf(view, id)]
  const counts: Readonly<Record<string, number | undefined>> = raw ?? {}
  const lying = goods.flatMap((good) => {
    const many = counts[good] ?? 0
    return many === 0 ? [] : [`${many} × ${words.goods[good]}`]
  })
  if (refined === undefined || tile?.kind !== 'refinery') return lying
  const good = words.goods[tile.makes]
  const made = refined.map((seat) => {
    const name = nameOfSeat(seat)
    return `${good} (${makesHighQuality(view, seat, tile.makes) ? `${name}, ${words.highQuality}` : name})`
  })
  return [...lying, ...made]
}
