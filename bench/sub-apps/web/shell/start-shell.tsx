import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { type PaneProps, TabShell } from './tab-shell.tsx'

/** @param fetchAhead fetches both applications by the means of the host; only called by the measurement */
export function startShell(pane: ComponentType<PaneProps>, fetchAhead: () => unknown): void {
  const place = document.getElementById('shell')
  if (place === null) throw new Error('The page has no #shell')
  if (window.apronBench) window.apronBench.fetchAhead = fetchAhead
  createRoot(place).render(<TabShell pane={pane} />)
}
