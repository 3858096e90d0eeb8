// npm run dev: the server, started again when its sources change, and the client in front of it at http://localhost:5173.
import { spawn } from 'node:child_process'

const start = (program, ...args) => spawn('npx', [program, ...args], { stdio: 'inherit' })
const children = [start('tsx', 'watch', 'src/cli/paquebot.ts', 'serve'), start('vite', 'web')]
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 1
  })
}
