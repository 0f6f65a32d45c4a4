import { useStore } from 'zustand'
import { TabSiteNotice } from '../../features/site/tab-site-notice.tsx'
import { useShell } from '../shell-context.ts'
import { airportForApps, moveTabToSession } from './tab-site.ts'

/** Shows the site of the active tab if it differs from the current one. */
export function SiteNotice() {
  const shell = useShell()
  const { views, activeKey } = useStore(shell.tabs)
  const current = useStore(shell.session, session => session.data?.airport)
  const view = views.find(({ key }) => key === activeKey)
  if (!view?.site || !current || view.site.id === current.id) return null
  return (
    <TabSiteNotice
      site={airportForApps(view.site, shell.language)}
      current={airportForApps(current, shell.language)}
      onMove={() => void moveTabToSession(shell, view.key)}
    />
  )
}
