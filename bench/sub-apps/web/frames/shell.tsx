import { APP_NAMES, type AppName, type PageName } from '../pages/page-name.ts'
import { startShell } from '../shell/start-shell.tsx'
import type { PaneProps } from '../shell/tab-shell.tsx'

const addressOf = (app: AppName, page: PageName) => `/apps/${app}/?page=${page}`

/** Each tab is a document of its own. */
function FramePane({ tab }: PaneProps) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of the own site, as it is usually done
  return <iframe title={tab.app} src={addressOf(tab.app, tab.page)} />
}

/** The browser can fetch a document ahead, not what the document asks for. */
function prefetchDocuments(): void {
  for (const app of APP_NAMES) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = addressOf(app, 'list')
    document.head.append(link)
  }
}

startShell(FramePane, prefetchDocuments)
