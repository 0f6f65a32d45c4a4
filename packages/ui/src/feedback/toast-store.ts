export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

/** Time a toast stays, ms (§9). */
export const TOAST_MS = 5000
/** Toasts shown at once. More would cover the page; older ones appear when these are gone. */
const VISIBLE_LIMIT = 4
/** Toasts kept, including the shown ones. Above it the oldest is dropped. */
export const TOAST_LIMIT = 12

/** Adds a toast. A text that is already there moves to the end. Never keeps more than the limit. */
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

/** Returns the toasts to show, the newest last. */
export function visibleToasts(all: readonly Toast[]): readonly Toast[] {
  return all.slice(-VISIBLE_LIMIT)
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
