import { quickSignInState } from '@apron/contract/calls/quick-sign-in.calls'
import { useState } from 'react'
import { calledIn } from '../../features/quick-sign-in/called-in.ts'
import { metaContent } from '../../platform/variant.ts'
import { useShell } from '../shell-context.ts'

/** Whether the deployment has quick sign-in at all. */
export function hasQuickSignIn(): boolean {
  return metaContent('apron-quick-sign-in') === 'on'
}

interface Other {
  readonly id: string
  readonly name: string
}

/** Who else may log in quickly on this device; asked for each time the menu opens, where anybody has chosen it. */
export function useOthersHere(): readonly [others: readonly Other[], ask: () => Promise<void>] {
  const shell = useShell()
  const [others, setOthers] = useState<readonly Other[]>([])

  async function ask(): Promise<void> {
    if (!hasQuickSignIn() || !shell.boot.storage.get('quickSignIn')) return
    // Without an answer the menu has the way to everybody's login.
    const state = await shell.http.call(quickSignInState, { quiet: true }).catch(() => null)
    setOthers((state?.others ?? []).map(other => ({ id: other.id, name: calledIn(other, shell.language) })))
  }
  return [others, ask]
}
