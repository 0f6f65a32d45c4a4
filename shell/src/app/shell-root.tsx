import { Toaster } from '@apron/ui/feedback'
import { UiProvider } from '@apron/ui/provider'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useStore } from 'zustand'
import { OutagePage } from '../features/problems/outage.page.tsx'
import { internalTarget } from '../features/sub-apps/internal-link.ts'
import type { RouteOutcome } from './guard-loader.ts'
import { Layout } from './layout.tsx'
import { LoginGate } from './login-gate.tsx'
import { useShell } from './shell-context.ts'
import { useLinkApproach } from './use-link-approach.ts'

/** Loaded when something is asked; the first page does without. */
const Dialogs = lazy(() => import('./dialogs.tsx'))

/** The root of the living shell: layout, login form over it when it is needed, dialogs and toasts. */
export function ShellRoot() {
  const shell = useShell()
  const outcome = useLoaderData<RouteOutcome>()
  const { revalidate } = useRevalidator()
  const approach = useLinkApproach()
  const theme = useStore(shell.view, view => view.theme)
  const asking = useStore(shell.view, view => view.sessionOver || view.question !== null)
  const hasLayout = useStore(shell.session, session => session.data !== null) || outcome.kind !== 'login'

  /** Plain links anywhere in the shell and in its panes go through the router (NAV-04). */
  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    const target = internalTarget({
      href: link.href,
      origin: location.origin,
      target: link.target,
      download: link.hasAttribute('download'),
      plain: event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey,
    })
    if (target === null) return
    event.preventDefault()
    shell.navigate(target)
  }

  return (
    <UiProvider lang={shell.language} theme={theme}>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- the links inside are what is clicked */}
      <div className="ap-shell-root" onClick={followLink} {...approach}>
        {outcome.kind === 'outage' ? (
          <OutagePage onRetry={() => void revalidate()} />
        ) : (
          hasLayout && <Layout outcome={outcome} />
        )}
      </div>
      {outcome.kind === 'login' && <LoginGate />}
      {asking && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
      <Toaster />
    </UiProvider>
  )
}
