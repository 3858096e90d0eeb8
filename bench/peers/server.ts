// boardgame.io on PostgreSQL, in a process of its own, with what it comes with. Only two settings differ, both for its good:
// statements are not printed, and it may have as many connections as our server has.
import { PostgresStore } from 'bgio-postgres'
import { Server } from 'boardgame.io/server'
import { z } from 'zod'
import { counting } from './game.ts'

const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env)
const db = new PostgresStore(DATABASE_URL, { logging: false, pool: { max: 10 } })
const { appServer } = await Server({ games: [counting], db, origins: false }).run(0)
const { port } = z.object({ port: z.int() }).parse(appServer.address())
console.log(`API http://127.0.0.1:${port}/v1`)
process.once('SIGTERM', () => process.exit())
