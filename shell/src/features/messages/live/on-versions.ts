import type { WhatChanged } from '@apron/contract/home/what-changed'
import type { MessageCountStore } from '../bell/message-count.ts'

const KINDS = ['dictionaries', 'menu', 'tasks'] as const

/** Calls back on each update of the versions, with the previous ones or null. @returns unsubscribes */
export function onVersions(
  store: MessageCountStore,
  listener: (versions: WhatChanged, before: WhatChanged | null) => void,
): () => void {
  let last: WhatChanged | null = null
  return store.subscribe(({ versions }) => {
    if (versions === null || (last !== null && KINDS.every(kind => versions[kind] === last?.[kind]))) return
    const before = last
    last = versions
    listener(versions, before)
  })
}
