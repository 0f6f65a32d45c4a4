import { useEffect, useState } from 'react'
import { openSealed } from '../report-desk/office-safe.ts'

/** Result of decrypting sealed content: pending, unreadable with this key, or the content. */
export type Opened =
  | { readonly state: 'sealed' | 'opening' | 'unreadable' }
  | { readonly state: 'open'; readonly contents: readonly unknown[] }

/** Decrypts content sealed for the office, all parts or none. @param identity null while the key is locked */
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
