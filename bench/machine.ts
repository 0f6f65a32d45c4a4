import { cpus, totalmem } from 'node:os'
import type { Browser } from '@playwright/test'

/** Describes the measuring machine in one line. */
export function machine(browser?: Browser): string {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} × ${processor?.model ?? 'unknown'}, ${memory} GB, Node ${process.versions.node}${browser ? `, Chromium ${browser.version()}` : ''}`
}
