import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { CallError, useCall } from '@apron/sdk'
import { useEffect, useState } from 'react'

export interface Chapters {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Message if loading failed, in the person's language, else null. */
  readonly error: string | null
}

const DIRECTORY = 'ATA_CHAPTER'

/** Loads the ATA chapters of the portal's dictionary in the person's language, with a call of the portal. */
export function useChapters(): Chapters {
  const call = useCall()
  const [chapters, setChapters] = useState<Chapters>({ options: [], error: null })

  useEffect(() => {
    // A hidden tab stops its effects, so the pending call is cancelled.
    const request = new AbortController()
    async function load() {
      try {
        const { signal } = request
        const response = await call(listOptions, { query: { dictCode: DIRECTORY } }, { signal })
        const values = (response.dictionaries[DIRECTORY] ?? []).filter(({ enabled }) => enabled === 1)
        const options = values.map(({ value, name }) => ({ value, label: `${value} ${name}` }))
        setChapters({ options, error: null })
      } catch (error) {
        if (request.signal.aborted) return
        setChapters({ options: [], error: error instanceof CallError ? error.said : String(error) })
      }
    }
    void load()
    return () => request.abort()
  }, [call])

  return chapters
}
