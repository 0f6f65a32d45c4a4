/** Exports of `/@react-refresh` on a development server. */
export interface RefreshRuntime {
  readonly injectIntoGlobalHook: (global: object) => void
}

/**
 * Global that React looks for when it starts, set by the browser's React tools or else by the refresh
 * runtime.
 */
const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__'

interface ReactHook {
  renderers: Map<unknown, unknown>
  supportsFiber: boolean
  inject: (...renderer: unknown[]) => unknown
  onCommitFiberRoot: (...commit: unknown[]) => unknown
  onCommitFiberUnmount: (...fiber: unknown[]) => unknown
}

let renderers = 0

const NO_TOOLS: ReactHook = {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => (renderers += 1),
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
}

/**
 * Makes the React loaded by `start` report to this refresh runtime only. Runtimes that share a hook answer
 * for each other's components, so an edit of one application would restore old code of another. React reads
 * the hook once, when its module runs. If the browser's tools lock the hook, they and all runtimes share it.
 */
export async function withOwnHook<Result>(
  runtime: RefreshRuntime,
  start: () => Promise<Result>,
): Promise<Result> {
  const before = Object.getOwnPropertyDescriptor(globalThis, HOOK)
  const shared: unknown = Reflect.get(globalThis, HOOK)
  const ownHook: unknown = Object.create(typeof shared === 'object' && shared !== null ? shared : NO_TOOLS, {
    renderers: { value: new Map() },
  })
  const hasOwnHook = Reflect.defineProperty(globalThis, HOOK, {
    configurable: true,
    writable: true,
    value: ownHook,
  })
  try {
    runtime.injectIntoGlobalHook(globalThis)
    return await start()
  } finally {
    if (hasOwnHook && before) Reflect.defineProperty(globalThis, HOOK, before)
    else if (hasOwnHook) Reflect.deleteProperty(globalThis, HOOK)
  }
}
