import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PortalServer } from './servers/portal-server.ts'
import { until } from './until.ts'

const WAIT_MS = 30_000

/** Reads the messages to a person from the server's outbox. Without a gateway, the server writes all messages there. */
async function readMessagesTo(server: PortalServer, username: string): Promise<string[]> {
  const text = await readFile(join(server.dataDir, 'store', 'outbox.jsonl'), 'utf8').catch(() => '')
  return text.split('\n').filter(line => line.includes(`"${username}@apron.example"`))
}

/** Returns the code last sent to a person. */
export async function readSentCode(server: PortalServer, username: string): Promise<string> {
  await until('A code is sent', WAIT_MS, async () => (await readMessagesTo(server, username)).length > 0)
  const last = (await readMessagesTo(server, username)).at(-1) ?? ''
  return /"code":"([0-9]{6})"/.exec(last)?.[1] ?? ''
}
