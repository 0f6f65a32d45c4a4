import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CodeDelivery } from './code-delivery.ts'

/** Returns the file for messages without a gateway. */
export function outboxFile(dataDir: string): string {
  return join(dataDir, 'outbox.jsonl')
}

/**
 * Writes each message as a JSON line to a file that only its owner can read. Codes never go to the log (security note
 * T25).
 */
export function createOutboxDelivery(file: string): CodeDelivery {
  return {
    reachesPeople: false,
    async send(message) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `${JSON.stringify(message)}\n`, { mode: 0o600 })
    },
  }
}
