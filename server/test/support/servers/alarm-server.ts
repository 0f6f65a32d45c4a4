// The server with the demo organisation and an application that publishes messages of every kind, for browser tests.
import closeWithGrace from 'close-with-grace'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { startServer } from '../../../src/app/start-server.ts'
import { alarmPlugin } from '../plugins/alarm-plugin.ts'

const server = await startServer(process.env, true, { plugins: [...PLUGINS, alarmPlugin] })
closeWithGrace({ logger: false }, () => server.stop())
