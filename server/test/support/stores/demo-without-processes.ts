// The server with the demo organisation and no work-flow processes: browser tests copy its store and start their own
// processes.
import closeWithGrace from 'close-with-grace'
import { startServer } from '../../../src/app/start-server.ts'

const server = await startServer(process.env, true, { withProcesses: false })
closeWithGrace({ logger: false }, () => server.stop())
