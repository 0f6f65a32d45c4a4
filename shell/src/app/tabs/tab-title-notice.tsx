import { useStore } from 'zustand'
import type { MenuNode } from '../../features/navigation/menu-rules.ts'
import { TitleNotice } from '../../features/tabs/title-notice.tsx'
import { isForeignTitle } from '../../features/tabs/title-rules.ts'
import { ownTitle } from '../routing/page-title.ts'
import { useShell } from '../shell-context.ts'

/** Shows the real title of the current page if an external link has named its tab (TAB-03). */
export function TabTitleNotice({ menu }: { readonly menu: readonly MenuNode[] }) {
  const shell = useShell()
  const { views, activeKey } = useStore(shell.tabs)
  const view = views.find(({ key }) => key === activeKey)
  if (view === undefined) return null
  const pageTitle = ownTitle(shell, menu, view.fullPath)
  return (
    isForeignTitle(view.title, pageTitle, view.meta.foreign) && (
      <TitleNotice title={view.title} ownTitle={pageTitle} />
    )
  )
}
