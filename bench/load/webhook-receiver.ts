// A receiver of webhooks in a process of its own: it answers every post with 204.
import { createServer } from 'node:http'

const receiver = createServer((request, answer) => {
  request.resume()
  request.on('end', () => answer.writeHead(204).end())
})
receiver.listen(0, '127.0.0.1', () => {
  const address = receiver.address()
  if (address !== null && typeof address === 'object') console.log(`Takes webhooks at http://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => process.exit())
