import { getSerialNumber } from '@apron/contract/calls/serial.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { type PluginServices, type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import { digitsOfSeries } from './serials.rules.ts'

export function serialsRoutes({ nextSerial }: Pick<PluginServices, 'nextSerial'>): ServerRoute[] {
  return [
    serveCall(getSerialNumber, schemasOf(getSerialNumber), async ({ query }) => {
      const digits = digitsOfSeries(query.code)
      if (digits === null) throw new Refusal(SERVER_ERRORS.notFound)
      return await nextSerial(query.code, digits)
    }),
  ]
}
