import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** Echoes every frame, to measure `ws` alone. Prints its port. */
const server = createServer().listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') process.stdout.write(`${address.port}\n`)
})
const sockets = new WebSocketServer({ server, maxPayload: 8_192, perMessageDeflate: false })
sockets.on('connection', socket => {
  socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }))
})
