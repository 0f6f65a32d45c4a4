import type { AppInstance, ApprovalPlace } from '@apron/sdk'
import { APPROVAL_OF_RECORD, firstSegment } from '../../paths.ts'

type Load = (name: string) => Promise<{ readonly instance: AppInstance }>

/** Draws a page of the work flow into an element of another application's page (FLOW-41). Rejects when its code cannot be fetched. */
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
  // Not at once: the page that ends is being drawn without it.
  const end = () => queueMicrotask(() => void handle.unmount())
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
}
