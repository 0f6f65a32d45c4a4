import { callingApp } from './calling-app.ts'
import type { PageGuest } from './page-guest.ts'

type Native = (...args: unknown[]) => unknown

const guests = new Map<string, PageGuest>()

function callingGuest(): PageGuest | null {
  // oxlint-disable-next-line unicorn/error-message -- created only for its stack
  const name = callingApp(new Error().stack, import.meta.url)
  return name === null ? null : (guests.get(name) ?? null)
}

/** Returns the page's original function, before any replacement. */
function nativeOf(target: object, name: string): Native {
  const native: unknown = Reflect.get(target, name)
  if (typeof native !== 'function') throw new TypeError(`The browser has no ${name}`)
  return (...args) => Reflect.apply(native, target, args)
}

/**
 * Replaces a function of the page. Replacements by other code, such as monitoring, are ignored: the shell's
 * calls would pass through that code's file and appear to be its own.
 */
function replaceMethod(target: object, name: string, make: (native: Native) => Native): void {
  const replacement = make(nativeOf(target, name))
  Object.defineProperty(target, name, {
    configurable: true,
    get: () => replacement,
    set() {
      // Ignores replacements by other code.
    },
  })
}

function patchHistory(): void {
  for (const name of ['pushState', 'replaceState']) {
    replaceMethod(history, name, native => (state, unused, url) => {
      const guest = callingGuest()
      if (guest === null) return native(state, unused, url)
      return guest.navigation.write(url, fullPath => void native(state, unused, fullPath))
    })
  }
}

function patchListening(target: EventTarget): void {
  const nativeListening = {
    target,
    add: nativeOf(target, 'addEventListener'),
    remove: nativeOf(target, 'removeEventListener'),
  }
  replaceMethod(target, 'addEventListener', native => (...args) => {
    const guest = callingGuest()
    return guest === null ? native(...args) : guest.listeners.add(nativeListening, args[0], args[1], args[2])
  })
  replaceMethod(target, 'removeEventListener', native => (...args) => {
    const wasRemoved = callingGuest()?.listeners.remove(nativeListening, args[0], args[1], args[2]) === true
    return wasRemoved ? undefined : native(...args)
  })
}

function patchTimers(): void {
  replaceMethod(window, 'setInterval', native => (...args) => {
    const id = native(...args)
    const guest = callingGuest()
    if (guest?.tab && typeof id === 'number') guest.intervals.add(id)
    return id
  })
}

const isSheet = (node: unknown): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')

/**
 * Tracks style sheets and moves pop-ups next to the application's own elements. Scripts and everything else
 * stay where they were added.
 */
function patchAdding(parent: HTMLElement): void {
  const isBody = parent === document.body
  const targetParent = (guest: PageGuest | null, node: unknown): HTMLElement => {
    if (guest === null) return parent
    if (isSheet(node)) guest.styles.add(node)
    const isPopUp =
      isBody && node instanceof HTMLElement && !isSheet(node) && !(node instanceof HTMLScriptElement)
    return isPopUp && guest.tab ? guest.tab.portalRoot : parent
  }
  replaceMethod(parent, 'appendChild', native => node => {
    const target = targetParent(callingGuest(), node)
    return target === parent || !(node instanceof Node) ? native(node) : target.appendChild(node)
  })
  replaceMethod(parent, 'insertBefore', native => (node, before) => {
    const target = targetParent(callingGuest(), node)
    if (target === parent || !(node instanceof Node)) return native(node, before)
    return target.insertBefore(node, before instanceof Node && before.parentNode === target ? before : null)
  })
  replaceMethod(parent, 'append', native => (...nodes) => {
    const guest = callingGuest()
    if (guest === null) return native(...nodes)
    for (const node of nodes) {
      const target = targetParent(guest, node)
      if (target === parent) native(node)
      else if (node instanceof Node) target.append(node)
    }
    return undefined
  })
  replaceMethod(parent, 'removeChild', native => node => {
    const target = callingGuest()?.tab?.portalRoot
    return target && node instanceof Node && node.parentNode === target
      ? target.removeChild(node)
      : native(node)
  })
}

let patched = false

/** Starts attributing changes of window and document to this application. Its name is that of its folder. */
export function attachGuest(guest: PageGuest): void {
  guests.set(guest.name, guest)
  if (patched) return
  patched = true
  patchHistory()
  for (const target of [window, document, document.documentElement, document.body]) patchListening(target)
  patchTimers()
  for (const parent of [document.head, document.body]) patchAdding(parent)
}
