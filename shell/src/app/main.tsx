import { toast } from '@apron/ui/feedback'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import type { BootContext } from '../boot/context.ts'
import { createShell } from './create-shell.ts'
import { keepMemoryBudget } from './memory-budget.ts'
import { followDrafts } from './offline/draft-services.ts'
import { followPhotos } from './offline/photo-services.ts'
import { followSaves } from './offline/save-services.ts'
import { followPage } from './routing/page-events.ts'
import { createShellRouter } from './routing/router.tsx'
import { attributeErrors } from './services/app-errors.ts'
import { keepRecentPages } from './services/recent-pages.ts'
import { fetchOverrides } from './services/text-overrides.ts'
import { followConfirmedSession } from './session/follow-confirmed-session.ts'
import { watchIdle } from './session/idle-watch.ts'
import { keepSessions } from './session/keep-sessions.ts'
import { ShellContext } from './shell-context.ts'
import { ShellTexts } from './shell-texts.tsx'
import './shell.css'

/**
 * Renders the shell for the current address. Settles when the first page is decided. @param warning shown for
 * 5 s
 */
export async function startShell(boot: BootContext, warning: string): Promise<void> {
  const place = document.getElementById('shell')
  if (place === null) throw new Error('The page has no place for the shell')
  const shell = createShell(boot)
  const router = createShellRouter(shell)
  attributeErrors(shell)
  followPage(shell)
  keepMemoryBudget(shell)
  keepRecentPages(shell)
  watchIdle(shell)
  followDrafts(shell)
  followPhotos(shell)
  keepSessions(shell)
  followConfirmedSession(shell)
  followSaves(shell)
  fetchOverrides(shell)
  const root = createRoot(place)
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
