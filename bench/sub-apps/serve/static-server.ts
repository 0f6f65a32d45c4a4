import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ServedFile } from './served-files.ts'

export interface StaticServer {
  readonly origin: string
  close(): Promise<void>
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile | undefined,
  policy: string | null,
): void {
  if (file === undefined) {
    response.writeHead(404).end()
    return
  }
  response.setHeader('cache-control', file.cacheControl)
  response.setHeader('etag', file.etag)
  response.setHeader('vary', 'accept-encoding')
  if (policy !== null) response.setHeader('content-security-policy', policy)
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end()
    return
  }
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const body = acceptsBrotli ? file.brotli : file.body
  if (acceptsBrotli) response.setHeader('content-encoding', 'br')
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length }).end(body)
}

/** Serves files from memory on this machine. @param policy content security policy of every response */
export async function startStaticServer(
  files: ReadonlyMap<string, ServedFile>,
  policy: string | null = null,
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    respond(request, response, files.get(pathname), policy)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
