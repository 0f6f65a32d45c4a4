import { createServer } from 'node:http'

/** Starts a proxy without a server behind it, on the portal's port. @returns a function that stops it */
export async function startEmptyGateway(origin: string, status: number): Promise<() => Promise<void>> {
  const gateway = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${status}</h1>`)
  })
  await new Promise<void>(done => gateway.listen(Number(new URL(origin).port), '127.0.0.1', done))
  return async () => {
    gateway.closeAllConnections()
    await new Promise(done => gateway.close(done))
  }
}
