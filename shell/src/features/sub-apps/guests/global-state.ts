import type { Host, Session } from '@apron/sdk'

/** What legacy applications know of the shell, and of each other under names of their own. */
export interface GlobalState {
  readonly session: Session
  readonly language: Session['lang']
  readonly airport: Session['airport']
  readonly theme: Session['theme']
  readonly [shared: string]: unknown
}

export type GlobalStateListener = (state: GlobalState, previous: GlobalState) => void

/** The functions of qiankun's own props. */
export interface GlobalStateActions {
  /** One listener per application; a later one takes the place of the earlier. */
  onGlobalStateChange(listener: GlobalStateListener, fireImmediately?: boolean): void
  offGlobalStateChange(): boolean
  /** Sets names that legacy applications share; the shell's own four are refused. True when something changed. */
  setGlobalState(change: Readonly<Record<string, unknown>>): boolean
}

/** What the legacy applications of a page tell each other. */
export interface SharedState {
  values(): Readonly<Record<string, unknown>>
  set(change: Readonly<Record<string, unknown>>): void
  subscribe(listener: () => void): void
}

const OF_THE_SHELL: ReadonlySet<string> = new Set(['session', 'language', 'airport', 'theme'])

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

/** Global state for one application, made once per page load. */
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

  function tell(): void {
    const state = current()
    // One change of the session comes as several events.
    if (JSON.stringify(state) === JSON.stringify(last)) return
    const previous = last
    last = state
    try {
      listener?.(structuredClone(state), previous)
    } catch (error) {
      host.reportError(error, { during: 'onGlobalStateChange' })
    }
  }

  shared.subscribe(tell)
  for (const event of ['session', 'lang', 'airport', 'theme'] as const) host.on(event, tell)

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
      const refused = Object.keys(change).filter(key => OF_THE_SHELL.has(key))
      // oxlint-disable-next-line no-console -- for the people who build the application, as qiankun does
      if (refused.length > 0) console.warn(`[${host.app}] ${refused.join(', ')}: only the shell sets this`)
      const allowed = Object.entries(change).filter(([key]) => !OF_THE_SHELL.has(key))
      if (allowed.length > 0) shared.set(Object.fromEntries(allowed))
      return allowed.length > 0
    },
  }
}
