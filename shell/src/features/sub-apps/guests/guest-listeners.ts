/** Events of user input and navigation, which concern only the visible application. */
const VISIBLE_ONLY_EVENTS =
  /^(?:key|mouse|pointer|touch|drag|drop$|click$|dblclick$|auxclick$|contextmenu$|wheel$|copy$|cut$|paste$|hashchange$)/

interface Registration {
  readonly target: EventTarget
  readonly type: string
  readonly listener: object
  readonly capture: boolean
  /** True if the listener is removed on unmount. */
  readonly addedWhileMounted: boolean
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

/** @param isVisible returns true while the application is visible */
export function createGuestListeners(isVisible: () => boolean): GuestListeners {
  const all = new Set<Registration>()
  let mounted = false

  function find(
    target: EventTarget,
    type: string,
    listener: object,
    options: unknown,
  ): Registration | undefined {
    const capture = isCapture(options)
    return [...all].find(
      existing =>
        existing.target === target &&
        existing.type === type &&
        existing.listener === listener &&
        existing.capture === capture,
    )
  }

  function stop(registration: Registration): void {
    all.delete(registration)
    registration.stop()
  }

  return {
    add({ target, add, remove }, typeArgument, listener, options) {
      if ((typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return
      const type = String(typeArgument)
      const existing = find(target, type, listener, options)
      if (existing) stop(existing)
      const call = (event: Event) => {
        if (isVisible() || !VISIBLE_ONLY_EVENTS.test(type)) callListener(listener, target, event)
      }
      // The shell reports address changes itself, only to the visible application.
      const isShellEvent = type === 'popstate'
      if (!isShellEvent) add(type, call, options)
      all.add({
        target,
        type,
        listener,
        capture: isCapture(options),
        addedWhileMounted: mounted,
        call,
        stop: () => void (isShellEvent || remove(type, call, options)),
      })
    },
    remove({ target }, type, listener, options) {
      if ((typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return false
      const existing = find(target, String(type), listener, options)
      if (existing) stop(existing)
      return existing !== undefined
    },
    reportAddress(onError) {
      // The state of the history entry belongs to the shell.
      const event = new PopStateEvent('popstate', { state: null })
      for (const registration of [...all].filter(({ type }) => type === 'popstate')) {
        try {
          registration.call(event)
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
      for (const registration of [...all].filter(({ addedWhileMounted }) => addedWhileMounted))
        stop(registration)
    },
    stopAll() {
      for (const registration of all) stop(registration)
    },
  }
}
