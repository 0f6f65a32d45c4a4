import { unsavedList } from '@apron/offline/unsaved'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { OfflineHome } from '../../features/offline/offline-home.tsx'
import { discardUnsaved } from '../offline/remove-drafts.ts'
import { useShell } from '../shell-context.ts'

/** Replaces the boxes of the home page while offline. */
export default function OfflineHomePage({ cachedAt }: { readonly cachedAt: number }) {
  const shell = useShell()
  const waiting = useStore(shell.saves.count, ({ count }) => count)
  const load = useCallback(async () => unsavedList(shell.saves.all(), await shell.drafts.all()), [shell])
  return (
    <OfflineHome
      // The list changes with the number of waiting saves.
      key={waiting}
      cachedAt={cachedAt}
      load={load}
      onOpen={address => shell.navigate(address)}
      onDiscard={draft => discardUnsaved(shell, draft)}
    />
  )
}
