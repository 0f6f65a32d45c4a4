import { PLUGINS } from '../../src/app/plugins.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { HTTP_LIMITS } from '../../src/platform/http/http-limits.ts'
import { MovingClock } from '../support/servers/moving-clock.ts'
import { startTestServer, TEST_LIMITS, type TestServer } from '../support/servers/test-server.ts'
import { fillDemoStore } from '../support/stores/demo-store.ts'

/**
 * A Wednesday morning on which the recorded calls are made; the dates of the demo are counted from that day.
 * It lies in the future: dates the store compares with its own clock must not be in the past.
 */
export const RECORDED_DAY = new Date('2040-03-14T10:00:00+08:00')

/** Maximum duration of the recording; times within it are written as “now”. */
export const RECORDING_MS = 20 * 60_000

/** A clock that stands still while the demo is filled, so that dates counted from that moment are always the same. */
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

/** Starts a server on the day of the recording, with the demo of that day. */
export async function recordedDayServer(database: Database): Promise<TestServer> {
  await fillDemoStore(database, PLUGINS, new StillClock())
  return await startTestServer(database, {
    plugins: PLUGINS,
    clock: clockOfTheDay(),
    logLevel: 'silent',
    limits: { ...TEST_LIMITS, captchaNumbers: HTTP_LIMITS.captchaNumbers },
  })
}
