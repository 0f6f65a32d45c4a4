import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { SERIAL_SCHEMAS } from '@apron/contract/lists/serial.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { digitsOfSeries } from './serials.rules.ts'
import type { OfferSerial } from './serials.store.ts'

export function serialsRoutes(offer: OfferSerial): ServerRoute[] {
  return [
    serveCall(getSerialNumber, SERIAL_SCHEMAS.getSerialNumber, async ({ query }, context) => {
      const digits = digitsOfSeries(query.code)
      if (digits === null) throw new Refusal(SERVER_ERRORS.notFound)
      return await offer(callerOf(context).userCode, query.code, digits)
    }),
  ]
}
