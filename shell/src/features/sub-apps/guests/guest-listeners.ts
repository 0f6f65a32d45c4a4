/** Events of user input and navigation, which concern only the visible application. */
const OF_THE_SCREEN =
  /^(?:key|mouse|pointer|touch|drag|drop$|click$|dblclick$|auxclick$|contextmenu$|wheel$|copy$|cut$|paste$|hashchange$)/

interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: object
  readonly capture: boolean
  /** True if the listener is removed on unmount. */
  readonly ofMount: boolean
  readonly call: (event: Event) => void
  readonly stop: () => void
}

/** The page's own add and remove functions. */
export interface NativeListening {
  readonly target: EventTarget
  readonly add: (type: unknown, listener: unknown, options: unknown) => unknown
  readonly remove: (type: unknown, listener: unknown, options: unknown) => unknown
}

/** Listeners of a legacy application outside its own elements: on window, document and body. */
export interface GuestListeners {
  add(native: NativeListening, type: unknown, listener: unknown, options: unknown): void
  /** Returns false if there was no such listener. */
  remove(native: NativeListening, type: unknown, listener: unknown, options: unknown): boolean
  /** Reports a navigation by the shell. The browser's own event is reserved for the shell. */
  reportAddress(onError: (error: unknown) => void): void
  /** Listeners added after this are removed on unmount. */
  beginMount(): void
  endMount(): void
  /** Removes all listeners after a failed start. */
  stopAll(): void
}

function callListener(listener: object, target: EventTarget, event: Event): void {
  if (typeof listener === 'function') Reflect.apply(listener, target, [event])
  else if ('handleEvent' in listener && typeof listener.handleEvent === 'function')
    listener.handleEvent(event)
}

const isCapture = (options: unknown): boolean =>
  options === true ||
  (typeof options === 'object' && options !== null && Reflect.get(options, 'capture') === true)

/** @param onScreen returns true while the application is visible */
export function createGuestListeners(onScreen: () => boolean): GuestListeners {
  const all = new Set<Listening>()
  let mounted = false

  function find(
    target: EventTarget,
    type: string,
    listener: object,
    options: unknown,
  ): Listening | undefined {
    const capture = isCapture(options)
    return [...all].find(
      known =>
        known.target === target &&
        known.type === type &&
        known.listener === listener &&
        known.capture === capture,
    )
  }

  function stop(listening: Listening): void {
    all.delete(listening)
    listening.stop()
  }

  return {
    add({ target, add, remove }, typeGiven, listener, options) {
      if ((typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return
      const type = String(typeGiven)
      const known = find(target, type, listener, options)
      if (known) stop(known)
      const call = (event: Event) => {
        if (onScreen() || !OF_THE_SCREEN.test(type)) callListener(listener, target, event)
      }
      // The shell reports address changes itself, only to the visible application.
      const byShell = type === 'popstate'
      if (!byShell) add(type, call, options)
      all.add({
        target,
        type,
        listener,
        capture: isCapture(options),
        ofMount: mounted,
        call,
        stop: () => void (byShell || remove(type, call, options)),
      })
    },
    remove({ target }, type, listener, options) {
      if ((typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return false
      const known = find(target, String(type), listener, options)
      if (known) stop(known)
      return known !== undefined
    },
    reportAddress(onError) {
      // The state of the history entry belongs to the shell.
      const event = new PopStateEvent('popstate', { state: null })
      for (const listening of [...all].filter(({ type }) => type === 'popstate')) {
        try {
          listening.call(event)
        } catch (error) {
          onError(error)
        }
      }
    },
    beginMount() {
      mounted = true
    },
    endMount() {
      mounted = false
      for (const listening of [...all].filter(({ ofMount }) => ofMount)) stop(listening)
    },
    stopAll() {
      for (const listening of all) stop(listening)
    },
  }
}
