import { Toaster } from '@apron/ui/feedback'
import { UiProvider } from '@apron/ui/provider'
import { useMemo } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { useStore } from 'zustand'
import { fileFromLink } from '../features/files/file-link.ts'
import { OutagePage } from '../features/problems/outage.page.tsx'
import { type Click, followLink } from '../features/sub-apps/follow-link.ts'
import { Layout } from './layout.tsx'
import { NetworkNotice } from './offline/network-notice.tsx'
import { OverPages } from './overlays/over-pages.tsx'
import type { RouteOutcome } from './routing/guard-loader.ts'
import { Cover } from './session/cover.tsx'
import { LoginGate } from './session/login-gate.tsx'
import type { Shell } from './shell.ts'
import { useShell } from './shell-context.ts'
import { useLinkApproach } from './use-link-approach.ts'

/** Returns the guard's outcome. Router loaders do not receive the hash of an address, so it is added here. */
function useOutcome(): RouteOutcome {
  const outcome = useLoaderData<RouteOutcome>()
  const { hash } = useLocation()
  return useMemo(
    () => (outcome.kind === 'page' ? { ...outcome, fullPath: outcome.fullPath + hash } : outcome),
    [outcome, hash],
  )
}

/** Returns the key of the tab whose page contains an element, or null for the shell's own elements. */
function tabContaining(shell: Pick<Shell, 'tabs'>, target: EventTarget): string | null {
  const isInPage = target instanceof Element && target.closest('[data-mf]') !== null
  return isInPage ? shell.tabs.getState().activeKey : null
}

/**
 * Opens a link to a file, such as one in a portal text, in the preview. As a page, the browser could not send
 * the user's identity (I18N-02).
 */
function openFileLink(shell: Pick<Shell, 'overlays' | 'variant'>, event: Click): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
  const url = fileFromLink(link.href, location.origin, shell.variant.filePaths.preview)
  if (url === null) return
  event.preventDefault()
  shell.overlays.open('preview', { url, name: '' })
}

/** Root of the shell: layout, login form above it when needed, dialogs and toasts. */
export function ShellRoot() {
  const shell = useShell()
  const outcome = useOutcome()
  const { revalidate } = useRevalidator()
  const approach = useLinkApproach()
  const theme = useStore(shell.view, view => view.theme)
  const { overrides } = useStore(shell.texts)
  const isAway = useStore(shell.network.away, ({ awaySince }) => awaySince !== null)
  const hasLayout = useStore(shell.session, session => session.data !== null) || outcome.kind !== 'login'

  return (
    <UiProvider lang={shell.language} theme={theme} texts={overrides}>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- handles clicks on links inside */}
      <div
        className="ap-shell-root"
        onClick={event => {
          openFileLink(shell, event)
          followLink(event, to => shell.navigate(to, { from: tabContaining(shell, event.target) }))
        }}
        {...approach}
      >
        {outcome.kind === 'outage' ? (
          <>
            <NetworkNotice />
            <OutagePage isAway={isAway} onRetry={() => void revalidate()} />
          </>
        ) : (
          hasLayout && <Layout outcome={outcome} />
        )}
      </div>
      <Cover />
      {outcome.kind === 'login' && <LoginGate />}
      <OverPages />
      <Toaster />
    </UiProvider>
  )
}
