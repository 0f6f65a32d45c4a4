import { createAppLoader } from '@apron/shell/sub-apps/loading/load-app'
import { preloadLibrariesLater } from '@apron/shell/sub-apps/loading/shared-libraries'
import { createPaneRegistry } from '@apron/shell/sub-apps/panes/pane-registry'
import { type PaneServices, usePane } from '@apron/shell/sub-apps/panes/use-pane'
import { useMemo, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { APP_NAMES, type AppName } from '../pages/page-name.ts'
import { services } from './services.ts'
import { type PaneProps, TabShell } from './tab-shell.tsx'

const paneServices: PaneServices = {
  loader: createAppLoader(services, () => undefined),
  registry: createPaneRegistry(() => performance.now()),
  onCrash: (_app, error) => reportError(error),
  onTitle: () => undefined,
  onLoaded: () => undefined,
  resources: () => [],
}

/** The product's own loader and panes. */
function Pane({ tab, active }: PaneProps) {
  const container = useRef<HTMLDivElement>(null)
  const { key, app, page } = tab
  const location = useMemo(() => {
    const path = `/${app}/${page}`
    return { path, query: {}, hash: '', fullPath: path }
  }, [app, page])
  usePane({ key, app, appTitle: app, airport: null, location }, active, paneServices, container)
  return <div ref={container} />
}

// As the product does at its start: reads the registry and fetches the shared libraries.
void paneServices.loader.names()
preloadLibrariesLater()
// As the product does when the pointer approaches a link.
const prepare = (name: AppName) => paneServices.loader.prepare(name, `/${name}/list`)
if (window.apronBench) window.apronBench.fetchAhead = () => Promise.all(APP_NAMES.map(prepare))

const container = document.getElementById('shell')
if (container === null) throw new Error('The page has no #shell')
createRoot(container).render(<TabShell pane={Pane} />)
