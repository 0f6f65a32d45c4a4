import { once } from 'node:events'
import { LIVE_SOCKETS_PER_USER } from '@apron/contract/limits/live'
import { WebSocket } from 'ws'
import { livePath } from './live-client.ts'

/**
 * Simulates the browsers of many people in its own process: `node reconnecting.ts <port> <milliseconds between tries>`,
 * with `<code> <token>` of each person on a line of the input, an empty line at the end.
 * Each person holds as many live connections as allowed. Lost or rejected ones are retried, all at the same moment.
 * Prints `all` whenever every connection has received its count, and stays until its input ends.
 */
const [port = 0, betweenTriesMs = 0] = process.argv.slice(2, 4).map(Number)

interface Line {
  readonly userCode: string
  readonly token: string
  readonly address: string
}

const lines: Line[] = []
const open = new Set<Line>()

function connect(line: Line): void {
  const { userCode, token, address } = line
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath(userCode)}`, {
    headers: { authorization: token, 'x-forwarded-for': address },
    perMessageDeflate: false,
  })
  socket.on('error', () => {})
  socket.once('message', () => {
    open.add(line)
    if (open.size === lines.length) process.stdout.write('all\n')
  })
  socket.once('close', () => open.delete(line))
  socket.once('close', () => {
    // Browsers that lost their server together retry at the same moment.
    setTimeout(() => connect(line), betweenTriesMs - (Date.now() % betweenTriesMs))
  })
}

let input = ''
process.stdin.on('data', (part: Buffer) => (input += part.toString()))
process.stdin.on('end', () => process.exit())
while (!input.endsWith('\n\n')) await once(process.stdin, 'data')
for (const [index, credentials] of input.trimEnd().split('\n').entries()) {
  const [userCode = '', token = ''] = credentials.split(' ')
  // Each person has an address of their own.
  const address = `10.1.${index >> 8}.${index & 255}`
  for (let tab = 0; tab < LIVE_SOCKETS_PER_USER; tab++) lines.push({ userCode, token, address })
}
for (const line of lines) connect(line)
