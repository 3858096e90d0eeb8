import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { type Client, client, type Repeated } from '../client.ts'
import { callExpecting } from '../http.ts'
import { counting } from './game.ts'

/** A match of the peer, whose players share a socket: the peer tells each move only once. */
export interface Table {
  /** Makes the next move, and waits until the server tells the position after it. */
  move(): Promise<void>
  /** How many moves were made. */
  readonly moves: number
  close(): void
}

const seats = ['0', '1'] as const
const mostMillisecondsToAnswer = 60_000

const Position = z.object({ _stateID: z.int(), ctx: z.object({ currentPlayer: z.enum(seats) }) })
const Created = z.object({ matchID: z.string() })
const Joined = z.object({ playerCredentials: z.string() })

/** New matches of the peer, each with a table of its own. */
export async function tables(server: URL, count: number): Promise<Table[]> {
  const http = client(server)
  try {
    return await Promise.all(Array.from({ length: count }, () => newTable(server, http)))
  } finally {
    http.close()
  }
}

/** Moves over sockets: each table makes the next move of its match, one after the other. */
export function tableMoves(playing: readonly Table[]): Repeated {
  return async (number) => {
    await playing[number]?.move()
  }
}

async function newTable(server: URL, http: Client): Promise<Table> {
  const post = async (path: string, body: unknown): Promise<unknown> =>
    JSON.parse((await callExpecting(http, { method: 'POST', path: `/games/${counting.name}/${path}`, body }, 200)).text)
  const { matchID } = Created.parse(await post('create', { numPlayers: seats.length }))
  const join = async (playerID: string) =>
    Joined.parse(await post(`${matchID}/join`, { playerID, playerName: `player ${playerID}` })).playerCredentials
  const credentials = { 0: await join('0'), 1: await join('1') }

  // By itself the client would poll before it opens a web socket, and try to connect again after the peer has ended.
  const socket = io(new URL(counting.name, server).href, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  const synced = nextMessage(socket, 'sync')
  socket.emit('sync', matchID, '0', credentials[0])
  let position = Position.parse(z.object({ state: z.unknown() }).parse(await synced).state)
  let moves = 0
  return {
    async move() {
      const playerID = position.ctx.currentPlayer
      const payload = { type: 'count', args: [], playerID, credentials: credentials[playerID] }
      const updated = nextMessage(socket, 'update')
      socket.emit('update', { type: 'MAKE_MOVE', payload }, position._stateID, matchID, playerID)
      const next = Position.parse(await updated)
      if (next._stateID <= position._stateID) throw new Error('the peer told of a move that was not made')
      position = next
      moves += 1
    },
    get moves() {
      return moves
    },
    close: () => socket.close(),
  }
}

/** What the peer says next about the match of a socket. It says nothing to whom it refuses. */
function nextMessage(socket: Socket, event: 'sync' | 'update'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the peer sent no ${event}`)), mostMillisecondsToAnswer)
    socket.once(event, (_match: string, said: unknown) => {
      clearTimeout(late)
      resolve(said)
    })
  })
}
