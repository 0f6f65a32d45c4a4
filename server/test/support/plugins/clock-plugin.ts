import { defineCall } from '@apron/contract/calls/define-call'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { type Static, Type } from 'typebox'
import type { MovingClock } from '../servers/moving-clock.ts'

const Body = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366 }) })

const forward = defineCall<{ body: Static<typeof Body>; data: null }>({
  id: 'clock.forward',
  method: 'POST',
  path: '/api/clock/forward',
})

/** Server part of an application that moves the clock when a test asks for it. */
export const clockPlugin = (clock: MovingClock): ServerPlugin => ({
  name: 'clock',
  migrations: {},
  routes: () => [
    serveCall(forward, { body: Body, data: Type.Null() }, ({ body }) => {
      clock.forward(body)
      return Promise.resolve(null)
    }),
  ],
})
