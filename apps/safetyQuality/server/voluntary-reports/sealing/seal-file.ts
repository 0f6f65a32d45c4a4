import { Worker } from 'node:worker_threads'
import type { ReportFileKind } from '../../../contract/reports/report-file.values.ts'

export interface SealingTask {
  readonly kind: ReportFileKind
  readonly bytes: Uint8Array
  /** Public key of the office. */
  readonly recipient: string
}

export interface SealingResult {
  /** Null when the file cannot be cleaned. */
  readonly sealed: Uint8Array | null
  /** Bytes of the clean file, rounded up. */
  readonly size: number
}

const ENTRY = new URL('./seal-file.worker.ts', import.meta.url)
const MB = 1024 * 1024
const HEAP_MB = 512
const POLL_MS = 100

/** Limits for cleaning one file. A PDF of 10 MB can unpack to gigabytes. */
export interface SealingLimits {
  readonly milliseconds: number
  /** Growth of the process in bytes. */
  readonly memory: number
}
const LIMITS: SealingLimits = { milliseconds: 30_000, memory: 1_024 * MB }

const UNREADABLE: SealingResult = { sealed: null, size: 0 }

/**
 * Cleans a file and seals it for the office, in a separate thread. A file made to exhaust time or memory ends only that
 * thread and counts as unreadable. Nothing is written to disk.
 */
export async function sealFile(task: SealingTask, limits = LIMITS): Promise<SealingResult> {
  const worker = new Worker(ENTRY, {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // Never log anything from a file.
    stdout: true,
    stderr: true,
  })
  const guard = terminateAtLimits(worker, limits)
  try {
    return await new Promise<SealingResult>(resolve => {
      worker.once('message', resolve)
      worker.once('error', () => resolve(UNREADABLE))
      worker.once('exit', () => resolve(UNREADABLE))
    })
  } finally {
    clearInterval(guard)
    await worker.terminate()
  }
}

/** Thread limits do not include buffers, so watch the memory of the process. */
function terminateAtLimits(worker: Worker, { milliseconds, memory }: SealingLimits): NodeJS.Timeout {
  const before = process.memoryUsage.rss()
  const until = Date.now() + milliseconds
  return setInterval(() => {
    const isOver = Date.now() > until || process.memoryUsage.rss() - before > memory
    if (isOver) void worker.terminate()
  }, POLL_MS)
}
