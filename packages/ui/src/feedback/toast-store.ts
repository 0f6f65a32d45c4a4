export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

/** How long a toast stays, ms (§9). */
export const TOAST_MS = 5000
/** More at once would cover the page: the newest show, the others when these have gone. */
const SHOWN = 4
/** So many wait, those shown among them; the oldest goes. */
export const TOAST_LIMIT = 12

/** Adds a toast: the same text shows once, at its newest place, and never more than the limit. */
export function addToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  const others = toasts.filter(toast => toast.kind !== added.kind || toast.text !== added.text)
  return [...others, added].slice(-TOAST_LIMIT)
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** What is on the screen of all that was said, the newest last. */
export function shownOf(said: readonly Toast[]): readonly Toast[] {
  return said.slice(-SHOWN)
}

export function show(kind: ToastKind, text: string): void {
  lastId += 1
  publish(addToast(toasts, { id: lastId, kind, text }))
}

export function dismiss(id: number): void {
  publish(toasts.filter(toast => toast.id !== id))
}

export function readToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
