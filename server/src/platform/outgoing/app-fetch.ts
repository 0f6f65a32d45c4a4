import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { mayCall } from './outgoing-rules.ts'
import { sendOut } from './send-out.ts'

const MOST_BYTES = 10_000_000
/** Responses with these codes have no body. */
const BODILESS: ReadonlySet<number> = new Set([101, 103, 204, 205, 304])

/** Returns the `fetch` of applications. @param hosts the only ones they may call */
export function appFetch(hosts: readonly string[]): PluginServices['fetch'] {
  return async (address, init) => {
    const url = new URL(address)
    if (!mayCall(url, hosts)) throw new Error(`Applications may not call ${url.origin}: see OUTGOING_HOSTS`)
    const response = await sendOut(url, init)
    const { status, statusText, headers } = response
    const body = await readBody(response)
    return new Response(BODILESS.has(status) ? null : body, { status, statusText, headers })
  }
}

/** Reads the whole body within the time limit of the call. @throws Error if it is too large */
async function readBody({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (size > MOST_BYTES) throw new Error(`The response is larger than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
