import { sendOut } from '../../../platform/outgoing/send-out.ts'
import type { CodeDelivery } from './code-delivery.ts'

/** Posts each message as JSON to an SMS or mail gateway. Any response but 2xx is a failure. */
export function createGatewayDelivery(url: string, token: string | null): CodeDelivery {
  return {
    reachesPeople: true,
    async send(message) {
      const response = await sendOut(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway responded with HTTP ${response.status}`)
    },
  }
}
