// The server with the demo organisation and one application more, for browser tests that need messages of every kind.
import closeWithGrace from 'close-with-grace'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { startServer } from '../../../src/app/start-server.ts'
import { alarmPlugin } from '../plugins/alarm-plugin.ts'

const server = await startServer(process.env, true, { plugins: [...PLUGINS, alarmPlugin] })
closeWithGrace({ logger: false }, () => server.stop())
