import { createServer } from 'node:http'

/** Another local origin that answers every request with the same content and records the requests. */
export interface ForeignOrigin {
  readonly origin: string
  readonly requestedPaths: string[]
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
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
    response.end(content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The foreign origin has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requestedPaths,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
