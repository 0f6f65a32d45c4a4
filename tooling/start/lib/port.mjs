import { createServer } from 'node:net'
import { ExpectedError } from './terminal.mjs'
import { texts } from './texts.mjs'

/** Stops before anything is started if the port is in use. The server itself reports an invalid HOST or PORT. */
export async function requireFreePort({ HOST, PORT }) {
  const host = HOST || '127.0.0.1'
  const port = Number(PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const code = await tryToListen(host, port)
  if (code === 'EADDRINUSE') throw new ExpectedError(texts.portTaken(host, port))
  if (code === 'EACCES') throw new ExpectedError(texts.portForbidden(port))
}

function tryToListen(host, port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', error => resolve(error.code))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}
