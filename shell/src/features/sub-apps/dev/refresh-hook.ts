/** What `/@react-refresh` of a development server exports. */
export interface RefreshRuntime {
  readonly injectIntoGlobalHook: (global: object) => void
}

/** What React looks for when it starts; the browser's React tools put it there, else the refresh runtime does. */
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
 * Lets the React that `start` brings report to this refresh runtime alone. Runtimes that share a hook answer for each
 * other's components, so that an edit of one application would bring back old code of another. React takes the hook
 * once, when its module runs. Where the browser's tools hold the hook fast, they and all runtimes share it.
 */
export async function withOwnHook<Result>(
  runtime: RefreshRuntime,
  start: () => Promise<Result>,
): Promise<Result> {
  const before = Object.getOwnPropertyDescriptor(globalThis, HOOK)
  const shared: unknown = Reflect.get(globalThis, HOOK)
  const own: unknown = Object.create(typeof shared === 'object' && shared !== null ? shared : NO_TOOLS, {
    renderers: { value: new Map() },
  })
  const isOwn = Reflect.defineProperty(globalThis, HOOK, { configurable: true, writable: true, value: own })
  try {
    runtime.injectIntoGlobalHook(globalThis)
    return await start()
  } finally {
    if (isOwn && before) Reflect.defineProperty(globalThis, HOOK, before)
    else if (isOwn) Reflect.deleteProperty(globalThis, HOOK)
  }
}
