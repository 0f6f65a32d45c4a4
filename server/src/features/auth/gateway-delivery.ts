import type { CodeDelivery } from './code-delivery.ts'

const TIMEOUT_MS = 10_000

/** Posts each message as JSON to an SMS or mail gateway; any answer but 2xx is a failure. */
export function createGatewayDelivery(url: string, token: string | null): CodeDelivery {
  return {
    reachesPeople: true,
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway answered HTTP ${response.status}`)
    },
  }
}
