import { addRecent } from '../../features/search/recent-rules.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { PUBLIC_PATHS } from '../../paths.ts'
import type { Shell } from '../shell.ts'

/** Records visited pages for the search, except public reporting pages, which stay anonymous. */
export function recordRecentPages(shell: Pick<Shell, 'language' | 'session' | 'storage' | 'tabs'>): void {
  shell.tabs.subscribe(({ views, activeKey }, before) => {
    if (views === before.views && activeKey === before.activeKey) return
    const view = views.find(({ key }) => key === activeKey)
    if (!view || view.meta.affix || PUBLIC_PATHS.includes(view.path)) return
    if (runningSession(shell.session) === null) return
    const { language, storage } = shell
    const page = { fullPath: view.fullPath, title: view.title, language }
    storage.set('recentPages', addRecent(storage.get('recentPages'), page))
  })
}
