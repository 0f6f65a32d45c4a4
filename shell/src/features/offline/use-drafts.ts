import type { ListedDraft } from '@apron/offline'
import { useEffect, useState } from 'react'

export interface DraftListing {
  /** Null until they are loaded. */
  readonly drafts: readonly ListedDraft[] | null
  readonly discard: (draft: ListedDraft) => void
}

/** Loads the drafts and waiting saves of this user. */
export function useDrafts(
  load: () => Promise<readonly ListedDraft[]>,
  onDiscard: (draft: ListedDraft) => void,
): DraftListing {
  const [drafts, setDrafts] = useState<readonly ListedDraft[] | null>(null)

  useEffect(() => {
    let isUnmounted = false
    async function loadDrafts(): Promise<void> {
      const loaded = await load()
      if (!isUnmounted) setDrafts(loaded)
    }
    void loadDrafts()
    return () => {
      isUnmounted = true
    }
  }, [load])

  return {
    drafts,
    discard(draft) {
      onDiscard(draft)
      setDrafts(before => before?.filter(each => each !== draft) ?? null)
    },
  }
}
