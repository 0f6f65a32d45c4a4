import { defineCall } from '@apron/contract/calls/define-call'
import type { BrowserContext } from '@playwright/test'
import { callAs } from './call-as.ts'
import { startPortalServer } from './portal-server.ts'
import { testWithServer } from './portal-test.ts'

/** The server with a clock that can be moved. */
const CLOCK_SERVER = 'server/test/support/clock-server.ts'

const forward = defineCall<{ body: { days: number }; data: null }>({
  id: 'clock.forward',
  method: 'POST',
  path: '/api/clock/forward',
})

/** Moves the server's clock by days, as a person logged in there. All sessions then have ended. */
export async function passDays(context: BrowserContext, days: number): Promise<void> {
  await callAs(context, forward, { body: { days } })
}

/** Tests on a separate server whose clock they move. */
export const testWithClock = testWithServer(() => startPortalServer({}, true, CLOCK_SERVER))
