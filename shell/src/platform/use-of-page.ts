type Listener = (event: Event) => void

/** What a person does to a page. A pointer that only moves may lie on a table that shakes. */
const USES = ['pointerdown', 'keydown', 'wheel', 'input'] as const
const listeners = new Set<Listener>()

function hear(event: Event): void {
  // What scripts send is no person.
  if (event.isTrusted) for (const listener of listeners) listener(event)
}

/** Hears of every use before the page does; so does a frame, whose events its page alone would hear. */
export function hearUses(target: EventTarget): void {
  for (const use of USES) target.addEventListener(use, hear, { capture: true, passive: false })
}

export function onUse(listener: Listener): void {
  listeners.add(listener)
}
