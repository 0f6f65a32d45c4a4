import { useEffect, useState } from 'react'
import { openSealed } from '../report-desk/office-safe.ts'

/** What came of opening something: not yet, not with this key, or what it says. */
export type Opened =
  | { readonly state: 'sealed' | 'opening' | 'unreadable' }
  | { readonly state: 'open'; readonly contents: readonly unknown[] }

/** Opens what was sealed for the office, all of it or none. @param identity null while its key is locked */
export function useOpened(identity: string | null, sealed: readonly string[]): Opened {
  const key = identity === null ? null : `${identity} ${sealed.join(' ')}`
  const [opened, setOpened] = useState<{
    readonly key: string
    readonly contents: readonly unknown[] | null
  } | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    const [given = '', ...parts] = key.split(' ')
    let isOver = false
    Promise.all(parts.map(part => openSealed(given, part))).then(
      contents => !isOver && setOpened({ key, contents }),
      () => !isOver && setOpened({ key, contents: null }),
    )
    return () => {
      isOver = true
    }
  }, [key])
  if (key === null) return { state: 'sealed' }
  if (opened?.key !== key) return { state: 'opening' }
  return opened.contents === null ? { state: 'unreadable' } : { state: 'open', contents: opened.contents }
}
