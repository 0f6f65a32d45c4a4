import { useStore } from 'zustand'
import type { MenuNode } from '../features/navigation/menu-rules.ts'
import { TrialNotice } from '../features/sub-apps/trial-notice.tsx'
import { applicationTitle } from './routing/page-title.ts'
import { useShell } from './shell-context.ts'

/** Above a page whose application runs in a version that this person tries. */
export function TrialVersion({ menu }: { readonly menu: readonly MenuNode[] }) {
  const shell = useShell()
  const { registry } = useStore(shell.apps.registry)
  const app = useStore(shell.tabs, ({ views, activeKey }) => views.find(({ key }) => key === activeKey)?.name)
  const source = app === undefined ? undefined : registry?.get(app)
  if (app === undefined || source?.kind !== 'deployed' || source.trial === null) return null
  // A page that was loaded before runs the version it has.
  const running = shell.apps.version(app) ?? source.version
  if (running !== source.version) return null
  return <TrialNotice name={applicationTitle(menu, app)} version={source.version} endsAt={source.trial} />
}
