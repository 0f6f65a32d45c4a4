import { loadMicroApp, prefetchApps } from 'qiankun'
import { useEffect, useRef } from 'react'
import { APP_NAMES, type AppName } from '../pages/page-name.ts'
import { startShell } from '../shell/start-shell.tsx'
import type { PaneProps } from '../shell/tab-shell.tsx'

const entryOf = (app: AppName) => `/apps/${app}/`

/** One `loadMicroApp` for each tab, with the sandbox qiankun chooses by itself. */
function QiankunPane({ tab }: PaneProps) {
  const place = useRef<HTMLDivElement>(null)
  const { app, page } = tab
  useEffect(() => {
    const container = place.current
    if (container === null) return undefined
    const microApp = loadMicroApp({ name: app, entry: entryOf(app), container, props: { page } })
    return () => void microApp.unmount()
  }, [app, page])
  return <div ref={place} />
}

startShell(QiankunPane, () => prefetchApps(APP_NAMES.map(name => ({ name, entry: entryOf(name) }))))
