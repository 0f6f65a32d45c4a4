// The server with the demo organisation and its own build (TEST_DIST), for browser tests that redeploy the portal.
import closeWithGrace from 'close-with-grace'
import { startServer } from '../../../src/app/start-server.ts'

const server = await startServer(process.env, true, { distDir: process.env['TEST_DIST'] })
closeWithGrace({ logger: false }, () => server.stop())
