// The server with the demo organisation and a clock that browser tests can move by days.
import closeWithGrace from 'close-with-grace'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { startServer } from '../../../src/app/start-server.ts'
import { clockPlugin } from '../plugins/clock-plugin.ts'
import { MovingClock } from './moving-clock.ts'

const clock = new MovingClock()
const server = await startServer(process.env, true, { plugins: [...PLUGINS, clockPlugin(clock)], clock })
closeWithGrace({ logger: false }, () => server.stop())
