import type { Language } from '@apron/contract/dictionary/language'
import type { QuickPerson } from '@apron/contract/sign-in/quick-sign-in'
import { quickSignInState } from '@apron/contract/sign-in/quick-sign-in.calls'
import { useState } from 'react'
import { metaContent } from '../../platform/variant.ts'
import { useShell } from '../shell-context.ts'

/** Returns true if the deployment supports quick sign-in. */
export function hasQuickSignIn(): boolean {
  return metaContent('apron-quick-sign-in') === 'on'
}

/** Returns a person's name and, if not empty, the number. The server fills it in if two people share the name. */
function displayName({ nameZh, nameEn, number }: QuickPerson, language: Language): string {
  const name = language === 'zh' ? nameZh : nameEn
  return number === '' ? name : `${name} ${number}`
}

interface QuickSignInUser {
  readonly id: string
  readonly name: string
}

/**
 * Returns the other people who can use quick sign-in on this device, and the function that loads them. The menu calls
 * the function each time it opens. It sends no request if nobody has set up quick sign-in.
 */
export function useQuickSignInUsers(): readonly [
  others: readonly QuickSignInUser[],
  loadOthers: () => Promise<void>,
] {
  const { http, language, storage } = useShell()
  const [others, setOthers] = useState<readonly QuickSignInUser[]>([])

  async function loadOthers(): Promise<void> {
    if (!hasQuickSignIn() || !storage.get('quickSignIn')) return
    // Without a response, the menu still offers the regular login.
    const state = await http.call(quickSignInState, { quiet: true }).catch(() => null)
    setOthers((state?.others ?? []).map(other => ({ id: other.id, name: displayName(other, language) })))
  }
  return [others, loadOthers]
}
