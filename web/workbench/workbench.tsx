import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Component, Match, Noun, Place, Schemas } from '../src/api/schemas.ts'
import { DrawnBoard, loadBoard, type ViewBody } from '../src/boards/drawn-board.tsx'
import { type Pieces, PiecesContext, pieceName } from '../src/boards/kit/pieces.ts'
import type { Language } from '../src/words/languages.ts'
import { speak } from '../src/words/words.ts'
import '../src/ui/base.css'

/**
 * Draws positions that `npm run positions` wrote, at /workbench.html?file=le-havre-40-en.json. All pieces that a choice
 * names are lit; touching one chooses it, and `?` prints what it is. A choice with a place asks for it on the board.
 */
interface Saved {
  readonly language: Language
  readonly match: Match
  readonly view: ViewBody
  readonly choices: Schemas['Choices']
  readonly components: Schemas['ComponentList']
}

const saved = async (file: string): Promise<Saved> => (await fetch(`/workbench/positions/${file}`)).json()

function Workbench() {
  const file = new URLSearchParams(location.search).get('file')
  const [files, setFiles] = useState<readonly string[]>([])
  const [position, setPosition] = useState<Saved>()
  useEffect(() => {
    if (file === null)
      void fetch('/workbench/positions/index.json').then(async (answer) => setFiles(await answer.json()))
    else
      void saved(file).then(async (read) => {
        await Promise.all([speak(read.language), loadBoard(read.match.game)])
        setPosition(read)
      })
  }, [file])
  if (position) return <Shown position={position} />
  return (
    <ul>
      {files.map((name) => (
        <li>
          <a href={`?file=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

function Shown({ position: { language, match, view, choices, components } }: { readonly position: Saved }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [place, setPlace] = useState<Place>()
  const byName = new Map<string, Component>(components.items.map((one) => [pieceName(one), one]))
  const named = new Map(choices.choices.flatMap(({ nouns }) => nouns.map(({ noun, says }) => [pieceName(noun), says])))
  const lit = new Set(
    choices.choices.flatMap(({ about, fields }) => [...about, ...fields.flatMap(nounsOf)].map(pieceName)),
  )
  const placed = choices.choices.flatMap(({ fields }) => fields).find((field) => field.kind === 'place')
  const kindOf = ({ kind }: Noun) => components.kinds.find((one) => one.kind === kind)
  const nameOf = (noun: Noun) =>
    byName.get(pieceName(noun))?.name ?? named.get(pieceName(noun)) ?? kindOf(noun)?.name ?? pieceName(noun)
  const pieces: Pieces = {
    stateOf: (noun) => ({
      isLit: lit.has(pieceName(noun)),
      isChosen: chosen.includes(pieceName(noun)),
      isNamed: false,
    }),
    lit: () => lit,
    isAsked: () => true,
    nameOf,
    componentOf: (noun) => byName.get(pieceName(noun)),
    kindOf,
    detailOf: () => undefined,
    canDo: () => '',
    touch: (noun) => {
      const name = pieceName(noun)
      setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
    },
    hint: () => {},
    explain: (noun) => console.log(nameOf(noun), byName.get(pieceName(noun))),
    placing: () =>
      placed?.kind === 'place' && chosen.includes(pieceName(placed.noun))
        ? { piece: placed.noun, places: placed.places, chosen: place, choose: setPlace }
        : undefined,
  }
  const sitters = match.players.flatMap(({ seat, name }) =>
    seat === null ? [] : [{ seat, name, isYou: seat === match.yourSeat }],
  )
  return (
    <PiecesContext.Provider value={pieces}>
      <div style={{ height: '100dvh' }}>
        <DrawnBoard body={view} sitters={sitters} you={match.yourSeat} language={language} />
      </div>
    </PiecesContext.Provider>
  )
}

/** What a field of goods asks about: steps of donkeys are drawn as pieces, too. */
const nounsOf = (field: Schemas['Choices']['choices'][number]['fields'][number]): readonly Noun[] =>
  field.kind === 'goods' ? field.goods.map((good) => good.noun) : []

const root = document.getElementById('app')
if (root) render(<Workbench />, root)
