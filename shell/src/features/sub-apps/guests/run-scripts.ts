import { LOAD_TIMEOUT_MS } from '@apron/contract/limits/sub-app'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import { withTimeout } from '../loading/with-timeout.ts'

const POWERED = '__POWERED_BY_QIANKUN__'
const PUBLIC_PATH = '__INJECTED_PUBLIC_PATH_BY_QIANKUN__'

export interface GuestScript {
  readonly src: string
  readonly integrity: string
}

/** Number of scripts and mounts that need qiankun's marker. */
let markerUsers = 0

/**
 * Sets the marker by which legacy applications recognise qiankun, until the returned function is
 * called.
 */
export function setQiankunMarker(): () => void {
  markerUsers += 1
  Reflect.set(window, POWERED, true)
  let isActive = true
  return () => {
    if (!isActive) return
    isActive = false
    markerUsers -= 1
    if (markerUsers === 0) Reflect.deleteProperty(window, POWERED)
  }
}

function run({ src, integrity }: GuestScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.integrity = integrity
    let thrown: unknown = null
    const reportAppError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? event.message
    }
    window.addEventListener('error', reportAppError)
    const finish = (settle: () => void) => {
      window.removeEventListener('error', reportAppError)
      script.remove()
      settle()
    }
    script.addEventListener('load', () => {
      finish(() => (thrown === null ? resolve() : reject(thrown)))
    })
    script.addEventListener('error', () => {
      const failure = new SubAppFailure(
        'unreachable',
        `${src} could not be loaded, or is not the registered file`,
      )
      finish(() => reject(failure))
    })
    document.head.append(script)
  })
}

let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs the scripts of a legacy application and takes their exports from the window. One application at a
 * time, because the markers it looks for are window properties.
 * @param folder `/apps/<name>/<version>/`, the base address of its chunks and images
 * @param global window property set by its entry
 * @throws SubAppFailure, or an error of a script
 */
export function runScripts(
  folder: string,
  scripts: readonly GuestScript[],
  global: string,
): Promise<unknown> {
  async function runAll(): Promise<unknown> {
    const before: unknown = Reflect.get(window, global)
    const clearMarker = setQiankunMarker()
    Reflect.set(window, PUBLIC_PATH, location.origin + folder)
    try {
      for (const script of scripts) await run(script)
      const found: unknown = Reflect.get(window, global)
      return found === before ? undefined : found
    } finally {
      if (before === undefined) Reflect.deleteProperty(window, global)
      else Reflect.set(window, global, before)
      Reflect.deleteProperty(window, PUBLIC_PATH)
      clearMarker()
    }
  }
  const result = queue.then(runAll)
  // A script that never ends must not block the others.
  const createTimeout = () => new SubAppFailure('timeout', `the scripts in ${folder} did not end`)
  queue = withTimeout(result, LOAD_TIMEOUT_MS, createTimeout).catch(() => undefined)
  return result
}
