import { useSession } from '@apron/sdk'
import { useEffect, useSyncExternalStore } from 'react'

/** Time after which the office's key is locked, in case a person leaves the desk. */
const AUTO_LOCK_MS = 30 * 60_000

interface OpenedKey {
  /** Person who opened the key. Nobody else at this computer may use it. */
  readonly userCode: string
  readonly identity: string
}

/** Exists only in the memory of the page. */
let opened: OpenedKey | null = null
let timer: number | undefined
const listeners = new Set<() => void>()

function setKey(next: OpenedKey | null): void {
  window.clearTimeout(timer)
  opened = next
  if (next !== null) timer = window.setTimeout(() => setKey(null), AUTO_LOCK_MS)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the office's key while it is open for the current person. */
export function useOpenedKey(): {
  readonly identity: string | null
  readonly open: (identity: string) => void
  readonly lock: () => void
} {
  const userCode = useSession().user?.code ?? ''
  const key = useSyncExternalStore(subscribe, () => opened)
  const belongsToAnother = key !== null && key.userCode !== userCode
  // If another person logs in at this computer, remove the key from memory.
  useEffect(() => {
    if (belongsToAnother) setKey(null)
  }, [belongsToAnother])
  const identity = key === null || belongsToAnother ? null : key.identity
  return { identity, open: value => setKey({ userCode, identity: value }), lock: () => setKey(null) }
}
