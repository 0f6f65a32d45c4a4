import type { MessageCountStore } from './bell/message-count.ts'

/**
 * Calls back on every unread count, even if unchanged, because then something else has changed (LIVE-04).
 * @returns unsubscribes
 */
export function onCount(store: MessageCountStore, listener: () => void): () => void {
  return store.subscribe(({ countedAt }, before) => {
    if (countedAt !== null && countedAt.getTime() !== before.countedAt?.getTime()) listener()
  })
}

/** Calls back when the version of the user's to-do list changes (FLOW-08). @returns unsubscribes */
export function onTasks(store: MessageCountStore, listener: () => void): () => void {
  return store.subscribe(({ versions }, before) => {
    if (versions !== null && versions.tasks !== before.versions?.tasks) listener()
  })
}
