import { createServer } from 'node:http'

/** Another local origin that serves one script to everybody and records the requests. */
export interface ForeignOrigin {
  readonly origin: string
  /** Requested paths. */
  readonly requests: string[]
  close(): Promise<void>
}

/**
 * Starts the origin.
 * @param content sent to every request, with headers that allow any page to load it
 * @param type media type of the content
 */
export async function startForeignOrigin(
  content: string,
  type: 'text/javascript' | 'text/html' = 'text/javascript',
): Promise<ForeignOrigin> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
    response.end(content)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The foreign origin has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
