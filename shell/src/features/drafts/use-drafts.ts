import { useEffect, useState } from 'react'
import type { StoredDraft } from './stored-draft.ts'

/** What was not saved, or was saved and waits to be sent. */
export interface ListedDraft extends StoredDraft {
  readonly waits?: boolean
  /** Which of several new records of one form. */
  readonly copy?: string
}

export interface DraftListing {
  /** The latest first; null until they are known. */
  readonly drafts: readonly ListedDraft[] | null
  readonly discard: (draft: ListedDraft) => void
}

/** What this person has typed on this device and not saved. */
export function useDrafts(
  load: () => Promise<readonly ListedDraft[]>,
  onDiscard: (draft: ListedDraft) => void,
): DraftListing {
  const [drafts, setDrafts] = useState<readonly ListedDraft[] | null>(null)

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
