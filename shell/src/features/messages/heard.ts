import type { MessageCountStore } from './message-count.ts'

/** Tells of every number that was heard, also where it is the one before: then something else has changed (LIVE-04). @returns stops */
export function onHeard(store: MessageCountStore, tell: () => void): () => void {
  return store.subscribe(({ heardAt }, before) => {
    if (heardAt !== null && heardAt.getTime() !== before.heardAt?.getTime()) tell()
  })
}

/** Tells when the to-do list of the person is another one than was known (FLOW-08). @returns stops */
export function onTasks(store: MessageCountStore, tell: () => void): () => void {
  return store.subscribe(({ versions }, before) => {
    if (versions !== null && versions.tasks !== before.versions?.tasks) tell()
  })
}
