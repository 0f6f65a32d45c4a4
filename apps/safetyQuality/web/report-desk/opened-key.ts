import { useSession } from '@apron/sdk'
import { useEffect, useSyncExternalStore } from 'react'

/** So long the office's key stays open, ms: whoever leaves the desk leaves nothing open for long. */
const OPEN_FOR_MS = 30 * 60_000

interface OpenedKey {
  /** Who has opened it: nobody else goes on with it at this computer. */
  readonly userCode: string
  readonly identity: string
}

/** In the memory of the page alone. */
let opened: OpenedKey | null = null
let timer: number | undefined
const listeners = new Set<() => void>()

function put(next: OpenedKey | null): void {
  window.clearTimeout(timer)
  opened = next
  if (next !== null) timer = window.setTimeout(() => put(null), OPEN_FOR_MS)
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The office's key, while the person who uses the portal now has it open. */
export function useOpenedKey(): {
  readonly identity: string | null
  readonly open: (identity: string) => void
  readonly lock: () => void
} {
  const userCode = useSession().user?.code ?? ''
  const key = useSyncExternalStore(follow, () => opened)
  const isAnothers = key !== null && key.userCode !== userCode
  // Whoever comes next at this computer takes it out of the memory of the page.
  useEffect(() => {
    if (isAnothers) put(null)
  }, [isAnothers])
  const identity = key === null || isAnothers ? null : key.identity
  return { identity, open: given => put({ userCode, identity: given }), lock: () => put(null) }
}
