import type { Page } from '@playwright/test'

/** Measurements the page takes of its photos. */
export interface PhotoNotes {
  /** From start to end of each picture's worker, milliseconds. */
  readonly drawn: number[]
  /** Size of each uploaded file, bytes. */
  readonly sent: number[]
  /** Successful uploads. */
  arrived: number
  /** Long tasks of the main thread, milliseconds. */
  readonly longTasks: number[]
}

/** Installs the measurements; call before the page is opened. */
export const keepNotes = (page: Page): Promise<unknown> => page.addInitScript(note)

/** Returns the measurements since the last call and resets them. */
export const takeNotes = (page: Page): Promise<PhotoNotes> => page.evaluate(take)

/** Returns the number of successful uploads since the last reset. */
export const arrivedSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const notes: PhotoNotes = Reflect.get(window, 'photoNotes')
    return notes.arrived
  })

function take(): PhotoNotes {
  const notes: PhotoNotes = Reflect.get(window, 'photoNotes')
  const taken = { ...notes, drawn: [...notes.drawn], sent: [...notes.sent], longTasks: [...notes.longTasks] }
  for (const list of [notes.drawn, notes.sent, notes.longTasks]) list.length = 0
  notes.arrived = 0
  return taken
}

/** Runs in the page, so it must be self-contained. */
function note(): void {
  const notes: PhotoNotes = { drawn: [], sent: [], arrived: 0, longTasks: [] }
  Reflect.set(window, 'photoNotes', notes)
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) notes.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  window.Worker = class extends Worker {
    readonly #isPicture: boolean
    readonly #start = performance.now()
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.#isPicture = String(url).includes('picture')
    }
    override terminate(): void {
      if (this.#isPicture) notes.drawn.push(performance.now() - this.#start)
      super.terminate()
    }
  }
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const file = body instanceof FormData ? body.get('file') : null
      if (file instanceof File) {
        notes.sent.push(file.size)
        this.addEventListener('load', () => {
          if (this.status === 200) notes.arrived += 1
        })
      }
      super.send(body)
    }
  }
}
