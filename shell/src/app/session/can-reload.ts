import { recordReload } from '@apron/offline'
import { usableStore } from '../../platform/storage/storage.ts'
import { unsentDrafts } from '../offline/draft-services.ts'
import type { Shell } from '../shell.ts'
import { type CloseDeps, mayReload } from '../tabs/tab-actions.ts'

/** Asks tabs with unsaved work before a reload, except those whose drafts are on the device and are applied afterwards. */
export async function canReloadWithDrafts(shell: CloseDeps & Pick<Shell, 'drafts'>): Promise<boolean> {
  const { dirty } = shell.panes.getState()
  if (dirty.size === 0) return true
  const addresses = new Map(shell.tabs.getState().views.map(({ key, fullPath }) => [key, fullPath]))
  const drafts = await unsentDrafts(shell)
  const withDrafts = new Set(
    [...dirty].filter(key => drafts.some(({ address }) => address === addresses.get(key))),
  )
  if (!(await mayReload(shell, withDrafts))) return false
  const reloaded = new Set([...withDrafts].map(key => addresses.get(key)))
  recordReload(
    usableStore(() => sessionStorage),
    drafts.filter(({ address }) => reloaded.has(address)),
  )
  return true
}
