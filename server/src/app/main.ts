import closeWithGrace from 'close-with-grace'
import { OperatorError, terminalLanguage } from '../platform/config/operator-error.ts'
import { startServer } from './start-server.ts'
import { announcement } from './start-texts.ts'

/** Time limit of the shutdown after the drain. */
const LONGEST_STOP_MS = 8_000

/** Limits the log of the demo to warnings unless set, because a person reads the terminal. */
function environment(demo: boolean): NodeJS.ProcessEnv {
  return demo && !process.env['LOG_LEVEL'] ? { ...process.env, LOG_LEVEL: 'warn' } : process.env
}

async function main(): Promise<void> {
  const demo = process.argv.includes('--demo')
  const server = await startServer(environment(demo), demo)
  const delay = server.drainMs + LONGEST_STOP_MS
  closeWithGrace({ delay, logger: false }, async ({ err, signal }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
    await server.stop(signal)
  })
  // Ends with its parent `npm run demo` or `npm start`, however that ends.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.stdout.write(`${announcement(server.facts)[terminalLanguage(process.env)]}\n`)
}

try {
  await main()
} catch (error) {
  const known = error instanceof OperatorError
  const text = known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
