import { recordReload } from '../../features/drafts/reloaded-drafts.ts'
import { usableStore } from '../../platform/storage/storage.ts'
import { unsentDrafts } from '../services/draft-services.ts'
import type { Shell } from '../shell.ts'
import { mayReload } from '../tabs/tab-actions.ts'

/** Whether the page may be reloaded. Only tabs are asked whose unsaved work is not kept on the device: the others go on after the reload. */
export async function canReloadWithDrafts(shell: Shell): Promise<boolean> {
  const { dirty } = shell.panes.getState()
  if (dirty.size === 0) return true
  const addresses = new Map(shell.tabs.getState().views.map(({ key, fullPath }) => [key, fullPath]))
  const drafts = await unsentDrafts(shell)
  const kept = new Set([...dirty].filter(key => drafts.some(({ address }) => address === addresses.get(key))))
  if (!(await mayReload(shell, kept))) return false
  const reloaded = new Set([...kept].map(key => addresses.get(key)))
  recordReload(
    usableStore(() => sessionStorage),
    drafts.filter(({ address }) => reloaded.has(address)),
  )
  return true
}
