// A mail server in a process of its own: it accepts every mail and throws it away.
import { SMTPServer } from 'smtp-server'

const receiver = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, _session, done) => {
    stream.on('end', () => done())
    stream.resume()
  },
})
const listening = receiver.listen(0, '127.0.0.1', () => {
  const address = listening.address()
  if (address !== null && typeof address === 'object') console.log(`Takes mails at smtp://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => process.exit())
