import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Simulates an anonymous client in its own process: `node flood.ts <port> <connections> <requests on each> <path>`.
 * Reads no responses and stays until its input ends.
 */
const [port = 0, connections = 0, requests = 0] = process.argv.slice(2, 5).map(Number)
const path = process.argv[5] ?? '/'
const bytes = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests)

async function send(): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  // The test expects the server to cut the connection.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  if (bytes !== '') socket.write(bytes)
}

for (let opened = 0; opened < connections; opened++) await send()
process.stdout.write('sent\n')
process.stdin.on('end', () => process.exit()).resume()
