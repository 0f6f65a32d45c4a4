// The server with the demo organisation and no process of the work flow: browser tests copy its store, and start processes of their own.
import closeWithGrace from 'close-with-grace'
import { startServer } from '../../../src/app/start-server.ts'

const server = await startServer(process.env, true, { withProcesses: false })
closeWithGrace({ logger: false }, () => server.stop())
