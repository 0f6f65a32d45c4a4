import { PLUGINS } from '../../src/app/plugins.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { HTTP_LIMITS } from '../../src/platform/http/http-limits.ts'
import { MovingClock } from '../support/servers/moving-clock.ts'
import { startTestServer, TEST_LIMITS, type TestServer } from '../support/servers/test-server.ts'
import { fillDemoStore } from '../support/stores/demo-store.ts'

/**
 * A Wednesday morning on which the recorded answers are asked for and the demo is filled: its dates are counted from that day.
 * It lies ahead, for what the store compares with its own time must not be long over.
 */
export const RECORDED_DAY = new Date('2040-03-14T10:00:00+08:00')

/** How long an asking may take; times within it are written down as “now”. */
export const ASKING_MS = 20 * 60_000

/** For the filling, however long it takes: what is counted from that moment is the same each time. */
class StillClock extends MovingClock {
  override now(): Date {
    return new Date(RECORDED_DAY)
  }
}

function clockOfTheDay(): MovingClock {
  const clock = new MovingClock()
  clock.forward({ seconds: (RECORDED_DAY.getTime() - Date.now()) / 1000 })
  return clock
}

/** A server on the day of the recording, with the demo of that day. */
export async function serverOfTheDay(database: Database): Promise<TestServer> {
  await fillDemoStore(database, PLUGINS, new StillClock())
  return await startTestServer(database, {
    plugins: PLUGINS,
    clock: clockOfTheDay(),
    logLevel: 'silent',
    limits: { ...TEST_LIMITS, captchaNumbers: HTTP_LIMITS.captchaNumbers },
  })
}
