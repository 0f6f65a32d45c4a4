import { type SyntheticEvent, useMemo } from 'react'
import { runningSession } from '../features/session/session-store.ts'
import { firstSegment } from '../paths.ts'
import type { Shell } from './shell.ts'
import { useShell } from './shell-context.ts'

/** Minimum hover time, ms. A pointer that only crosses a link leaves sooner. */
const DWELL_MS = 65

/** Preloads a page that is likely to be opened. */
export function preparePage(shell: Pick<Shell, 'apps' | 'session'>, path: string): void {
  if (runningSession(shell.session) !== null) void shell.apps.prepare(firstSegment(path), path)
}

function pathOfLink({ target }: SyntheticEvent): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : null
}

function approachListeners(shell: Pick<Shell, 'apps' | 'session'>) {
  let timer = 0
  const prepareAfterDwell = (event: SyntheticEvent) => {
    const path = pathOfLink(event)
    clearTimeout(timer)
    if (path !== null) timer = window.setTimeout(preparePage, DWELL_MS, shell, path)
  }
  const prepareNow = (event: SyntheticEvent) => {
    const path = pathOfLink(event)
    if (path !== null) preparePage(shell, path)
  }
  return { onPointerOver: prepareAfterDwell, onFocus: prepareAfterDwell, onPointerDown: prepareNow }
}

/** Listeners for containers of links that preload a page when its link is approached. */
export function useLinkApproach() {
  const shell = useShell()
  return useMemo(() => approachListeners(shell), [shell])
}
