import { unsavedList } from '@apron/offline/unsaved'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { AwayHome } from '../../features/offline/away-home.tsx'
import { discardUnsaved } from '../offline/remove-drafts.ts'
import { useShell } from '../shell-context.ts'

/** What is shown in place of the boxes of the home page, which nobody can read without a network. */
export default function AwayHomePage({ readAt }: { readonly readAt: number }) {
  const shell = useShell()
  const waiting = useStore(shell.saves.count, ({ count }) => count)
  const load = useCallback(async () => unsavedList(shell.saves.all(), await shell.drafts.all()), [shell])
  return (
    <AwayHome
      // Another save waits, or one fewer: the list is another one.
      key={waiting}
      readAt={readAt}
      load={load}
      onOpen={address => shell.navigate(address)}
      onDiscard={draft => discardUnsaved(shell, draft)}
    />
  )
}
