import type { Page } from '@playwright/test'

/** Measurements the page takes of its photos. */
export interface PhotoRecord {
  /** From start to end of each picture's worker, milliseconds. */
  readonly drawnMs: number[]
  /** Size of each uploaded file, bytes. */
  readonly sentBytes: number[]
  /** Successful uploads. */
  uploaded: number
  /** Long tasks of the main thread, milliseconds. */
  readonly longTasks: number[]
}

/** Installs the measurements; call before the page is opened. */
export const installPhotoRecorder = (page: Page): Promise<unknown> => page.addInitScript(installRecorder)

/** Returns the measurements since the last call and resets them. */
export const readPhotoRecord = (page: Page): Promise<PhotoRecord> => page.evaluate(readAndReset)

/** Returns the number of successful uploads since the last reset. */
export const countUploads = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const record: PhotoRecord = Reflect.get(window, 'photoNotes')
    return record.uploaded
  })

function readAndReset(): PhotoRecord {
  const record: PhotoRecord = Reflect.get(window, 'photoNotes')
  const copy = {
    ...record,
    drawnMs: [...record.drawnMs],
    sentBytes: [...record.sentBytes],
    longTasks: [...record.longTasks],
  }
  for (const list of [record.drawnMs, record.sentBytes, record.longTasks]) list.length = 0
  record.uploaded = 0
  return copy
}

/** Runs in the page, so it must be self-contained. */
function installRecorder(): void {
  const record: PhotoRecord = { drawnMs: [], sentBytes: [], uploaded: 0, longTasks: [] }
  Reflect.set(window, 'photoNotes', record)
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) record.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  window.Worker = class extends Worker {
    readonly #isPicture: boolean
    readonly #start = performance.now()
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.#isPicture = String(url).includes('picture')
    }
    override terminate(): void {
      if (this.#isPicture) record.drawnMs.push(performance.now() - this.#start)
      super.terminate()
    }
  }
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const file = body instanceof FormData ? body.get('file') : null
      if (file instanceof File) {
        record.sentBytes.push(file.size)
        this.addEventListener('load', () => {
          if (this.status === 200) record.uploaded += 1
        })
      }
      super.send(body)
    }
  }
}
