// npm run dev: the server, started again when its sources change, and the client in front of it at http://localhost:5173.
import { spawn } from 'node:child_process'

// Links in mails lead to the client that follows its sources: the server behind it may have none.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env }
const start = (program, ...args) => spawn('npx', [program, ...args], { stdio: 'inherit', env })
const children = [start('tsx', 'watch', 'src/cli/paquebot.ts', 'serve'), start('vite', 'web')]
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
}
