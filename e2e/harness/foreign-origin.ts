import { createServer } from 'node:http'

/** Another origin on this machine that gives everybody the same script, and remembers who asked. */
export interface ForeignOrigin {
  readonly origin: string
  /** Paths that were asked for. */
  readonly requests: string[]
  close(): Promise<void>
}

/**
 * @param content answered to every request, with the headers that let any page take it
 * @param type what it is
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
