import type { AppInstance, ApprovalPlace } from '@apron/sdk'
import { APPROVAL_OF_RECORD, firstSegment } from '../../paths.ts'

type Load = (name: string) => Promise<{ readonly instance: AppInstance }>

/**
 * Renders a work flow page into an element of another application's page (FLOW-41). Rejects if its code
 * cannot be loaded.
 */
export async function showApproval(
  load: Load,
  { insId, el, portalRoot, signal }: ApprovalPlace,
): Promise<void> {
  const { instance } = await load(firstSegment(APPROVAL_OF_RECORD))
  if (signal.aborted) return
  const fullPath = `${APPROVAL_OF_RECORD}?insId=${encodeURIComponent(insId)}`
  const handle = await instance.mount({
    id: `approval-${insId}`,
    el,
    portalRoot,
    signal,
    location: { path: APPROVAL_OF_RECORD, query: { insId }, hash: '', fullPath },
    active: true,
    airport: null,
    firstLoaded: () => undefined,
    setTitle: () => undefined,
    setDirty: () => undefined,
  })
  // Deferred, because the page is still rendering its own removal.
  const end = () => queueMicrotask(() => void handle.unmount())
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
}
