import { loadRemote } from '@module-federation/runtime'
import { type ComponentType, useEffect, useState } from 'react'
import type { pageComponent } from '../pages/page-component.ts'
import { APP_NAMES, type AppName } from '../pages/page-name.ts'
import { startShell } from '../shell/start-shell.tsx'
import type { PaneProps } from '../shell/tab-shell.tsx'

interface RemoteApp {
  readonly pageComponent: typeof pageComponent
}

const load = (app: AppName) => loadRemote<RemoteApp>(`${app}/app`)

/** The page is part of the shell's own tree: React is one for all. */
function FederationPane({ tab }: PaneProps) {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const { app, page } = tab
  useEffect(() => {
    void load(app)
      .then(remote => remote?.pageComponent(page))
      .then(component => setPage(() => component ?? null))
  }, [app, page])
  return Page && <Page />
}

startShell(FederationPane, () => Promise.all(APP_NAMES.map(load)))
