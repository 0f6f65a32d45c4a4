import type { Host, Session } from '@apron/sdk'

/** State that legacy applications receive from the shell and share with each other. */
export interface GlobalState {
  readonly session: Session
  readonly language: Session['lang']
  readonly airport: Session['airport']
  readonly theme: Session['theme']
  readonly [shared: string]: unknown
}

export type GlobalStateListener = (state: GlobalState, previous: GlobalState) => void

/** The functions of qiankun's props. */
export interface GlobalStateActions {
  /** Sets the application's only listener, replacing an earlier one. */
  onGlobalStateChange(listener: GlobalStateListener, fireImmediately?: boolean): void
  offGlobalStateChange(): boolean
  /** Sets names that legacy applications share, except the shell's four. Returns true if anything changed. */
  setGlobalState(change: Readonly<Record<string, unknown>>): boolean
}

/** Global state shared by the legacy applications of a page. */
export interface SharedState {
  values(): Readonly<Record<string, unknown>>
  set(change: Readonly<Record<string, unknown>>): void
  subscribe(listener: () => void): void
}

const SHELL_KEYS: ReadonlySet<string> = new Set(['session', 'language', 'airport', 'theme'])

export function createSharedState(): SharedState {
  let values: Readonly<Record<string, unknown>> = {}
  const listeners = new Set<() => void>()
  return {
    values: () => values,
    set(change) {
      values = { ...values, ...structuredClone(change) }
      for (const listener of listeners) listener()
    },
    subscribe: listener => void listeners.add(listener),
  }
}

/** Creates the global state of an application, once per page load. */
export function createGlobalState(
  host: Pick<Host, 'app' | 'session' | 'on' | 'reportError'>,
  shared: SharedState,
): GlobalStateActions {
  let listener: GlobalStateListener | null = null

  function current(): GlobalState {
    const session = host.session()
    const { lang, airport, theme } = session
    return structuredClone({ ...shared.values(), session, language: lang, airport, theme })
  }

  let last = current()

  function notify(): void {
    const state = current()
    // A single session change fires several events. Both states have their keys in the same order, so JSON is enough.
    if (JSON.stringify(state) === JSON.stringify(last)) return
    const previous = last
    last = state
    try {
      listener?.(structuredClone(state), previous)
    } catch (error) {
      host.reportError(error, { during: 'onGlobalStateChange' })
    }
  }

  shared.subscribe(notify)
  for (const event of ['session', 'lang', 'airport', 'theme'] as const) host.on(event, notify)

  return {
    onGlobalStateChange(next, fireImmediately = false) {
      listener = next
      if (fireImmediately) next(current(), current())
    },
    offGlobalStateChange() {
      listener = null
      return true
    },
    setGlobalState(change) {
      const rejected = Object.keys(change).filter(key => SHELL_KEYS.has(key))
      // oxlint-disable-next-line no-console -- a warning for the application's developers, as in qiankun
      if (rejected.length > 0) console.warn(`[${host.app}] ${rejected.join(', ')}: only the shell sets this`)
      const allowed = Object.entries(change).filter(([key]) => !SHELL_KEYS.has(key))
      if (allowed.length > 0) shared.set(Object.fromEntries(allowed))
      return allowed.length > 0
    },
  }
}
