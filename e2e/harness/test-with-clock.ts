import { defineCall } from '@apron/contract/calls/define-call'
import type { BrowserContext } from '@playwright/test'
import { callAs } from './call-as.ts'
import { startPortalServer } from './portal-server.ts'
import { testWithServer } from './portal-test.ts'

/** The server with a clock that moves when it is asked to. */
const CLOCK_SERVER = 'server/test/support/clock-server.ts'

const forward = defineCall<{ body: { days: number }; data: null }>({
  id: 'clock.forward',
  method: 'POST',
  path: '/api/clock/forward',
})

/** Lets days pass for the server, in the name of somebody who is logged in there. All sessions have ended then. */
export async function passDays(context: BrowserContext, days: number): Promise<void> {
  await callAs(context, forward, { body: { days } })
}

/** Tests against a server of their own whose clock they move. */
export const testWithClock = testWithServer(() => startPortalServer({}, true, CLOCK_SERVER))
