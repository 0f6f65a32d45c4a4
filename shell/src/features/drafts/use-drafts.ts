import { useEffect, useState } from 'react'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

export interface DraftListing {
  /** The latest first; null until they are known. */
  readonly drafts: readonly StoredDraft[] | null
  readonly discard: (draft: StoredDraft) => void
}

/** What this person has typed on this device and not saved. */
export function useDrafts(
  load: () => Promise<readonly StoredDraft[]>,
  onDiscard: (place: StoredPlace) => void,
): DraftListing {
  const [drafts, setDrafts] = useState<readonly StoredDraft[] | null>(null)

  useEffect(() => {
    let isGone = false
    async function show(): Promise<void> {
      const loaded = await load()
      if (!isGone) setDrafts(loaded)
    }
    void show()
    return () => {
      isGone = true
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
