import { useState } from 'react'
import { useStore } from 'zustand'
import type { MenuNode } from '../features/navigation/menu-rules.ts'
import { NewVersionNotice } from '../features/sub-apps/manifest/new-version-notice.tsx'
import { applicationTitle } from './routing/page-title.ts'
import { useShell } from './shell-context.ts'
import { mayReload } from './tabs/tab-actions.ts'

/** Offers a reload after a deployment, once no tab has unsaved work and the portal is reachable. */
export function NewVersion({ menu }: { readonly menu: readonly MenuNode[] }) {
  const shell = useShell()
  const { newVersions } = useStore(shell.apps.registry)
  const portalChanged = useStore(shell.view, view => view.portalChanged)
  const isDirty = useStore(shell.panes, panes => panes.dirty.size > 0)
  const isAway = useStore(shell.network.away, ({ awaySince }) => awaySince !== null)
  const [declined, setDeclined] = useState('')
  const apps = Object.keys(newVersions).toSorted()
  const offer = JSON.stringify([portalChanged, newVersions])
  if ((!portalChanged && apps.length === 0) || isDirty || isAway || declined === offer) return null

  async function reload() {
    if (await mayReload(shell)) location.reload()
  }

  return (
    <NewVersionNotice
      names={apps.map(app => applicationTitle(menu, app))}
      onReload={() => void reload()}
      onLater={() => setDeclined(offer)}
    />
  )
}
