import { useEffect, useState } from 'react'
import { openSealed } from '../report-desk/key-encryption.ts'

/** Result of decrypting sealed content: pending, unreadable with this key, or the content. */
export type DecryptionState =
  | { readonly state: 'sealed' | 'opening' | 'unreadable' }
  | { readonly state: 'open'; readonly contents: readonly unknown[] }

/** Decrypts content sealed for the office, all parts or none. @param identity null while the key is locked */
export function useDecrypted(identity: string | null, sealed: readonly string[]): DecryptionState {
  const key = identity === null ? null : `${identity} ${sealed.join(' ')}`
  const [result, setResult] = useState<{
    readonly key: string
    readonly contents: readonly unknown[] | null
  } | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    const [keyIdentity = '', ...parts] = key.split(' ')
    let isCancelled = false
    Promise.all(parts.map(part => openSealed(keyIdentity, part))).then(
      contents => !isCancelled && setResult({ key, contents }),
      () => !isCancelled && setResult({ key, contents: null }),
    )
    return () => {
      isCancelled = true
    }
  }, [key])
  if (key === null) return { state: 'sealed' }
  if (result?.key !== key) return { state: 'opening' }
  return result.contents === null ? { state: 'unreadable' } : { state: 'open', contents: result.contents }
}
