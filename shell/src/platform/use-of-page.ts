type Listener = (event: Event) => void

/** Events that count as use. Pointer movement does not: a tablet may lie on a shaking table. */
const USES = ['pointerdown', 'keydown', 'wheel', 'input'] as const
const listeners = new Set<Listener>()

function recordUse(event: Event): void {
  // Ignores events dispatched by scripts.
  if (event.isTrusted) for (const listener of listeners) listener(event)
}

/** Listens for uses before the page does. Frames need it separately, because their events stay inside. */
export function listenForUse(target: EventTarget): void {
  for (const use of USES) target.addEventListener(use, recordUse, { capture: true, passive: false })
}

export function onUse(listener: Listener): void {
  listeners.add(listener)
}
