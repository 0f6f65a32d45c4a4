import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CodeDelivery } from './code-delivery.ts'

/** Where messages lie that no gateway takes. */
export function outboxFile(dataDir: string): string {
  return join(dataDir, 'outbox.jsonl')
}

/** Without a gateway: one JSON line per message in a file that only its owner reads. Codes never go to the log (security note T25). */
export function createOutboxDelivery(file: string): CodeDelivery {
  return {
    reachesPeople: false,
    async send(message) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `${JSON.stringify(message)}\n`, { mode: 0o600 })
    },
  }
}
