import { toast } from '@apron/ui/feedback'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import type { BootContext } from '../boot/context.ts'
import { createShell } from './create-shell.ts'
import { enforceMemoryBudget } from './memory-budget.ts'
import { connectDrafts } from './offline/draft-services.ts'
import { connectPhotos } from './offline/photo-services.ts'
import { connectSaves } from './offline/save-services.ts'
import { watchPageEvents } from './routing/page-events.ts'
import { createShellRouter } from './routing/router.tsx'
import { attributeErrors } from './services/app-errors.ts'
import { recordRecentPages } from './services/recent-pages.ts'
import { fetchOverrides } from './services/text-overrides.ts'
import { cacheSessionChanges } from './session/cache-session-changes.ts'
import { watchIdle } from './session/idle-watch.ts'
import { watchSessionConfirmation } from './session/watch-session-confirmation.ts'
import { ShellContext } from './shell-context.ts'
import { ShellTexts } from './shell-texts.tsx'
import './shell.css'

/**
 * Renders the shell for the current address. Settles when the first page is decided. @param warning shown for
 * 5 s
 */
export async function startShell(boot: BootContext, warning: string): Promise<void> {
  const container = document.getElementById('shell')
  if (container === null) throw new Error('The page has no element for the shell')
  const shell = createShell(boot)
  const router = createShellRouter(shell)
  attributeErrors(shell)
  watchPageEvents(shell)
  enforceMemoryBudget(shell)
  recordRecentPages(shell)
  watchIdle(shell)
  connectDrafts(shell)
  connectPhotos(shell)
  cacheSessionChanges(shell)
  watchSessionConfirmation(shell)
  connectSaves(shell)
  fetchOverrides(shell)
  const root = createRoot(container)
  root.render(
    <ShellContext value={shell}>
      <ShellTexts>
        <QueryClientProvider client={shell.queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ShellTexts>
    </ShellContext>,
  )
  await new Promise<void>(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(state => {
      if (!state.initialized) return
      stop()
      resolve()
    })
    return undefined
  })
  if (warning !== '') toast.warning(warning)
}
