import type { Known } from './link-state.ts'

/** What a tab asks of the one that holds the connection; each is answered with what that one knows. */
export const TAB_REQUESTS = ['hello', 'visible', 'retryWanted', 'countDue', 'refresh'] as const
export type TabRequest = (typeof TAB_REQUESTS)[number]

/** What the tabs of one person say to each other. */
export type TabMessage =
  | { readonly kind: 'request'; readonly request: TabRequest }
  | { readonly kind: 'known'; readonly known: Known }

const isTime = (value: unknown): value is number | null => value === null || typeof value === 'number'

function readKnown(value: unknown): Known | null {
  if (typeof value !== 'object' || value === null) return null
  const { open, unread, heardAt, failures } = { open: null, unread: '', heardAt: '', failures: '', ...value }
  if (typeof open !== 'boolean' || typeof failures !== 'number') return null
  return isTime(unread) && isTime(heardAt) ? { open, unread, heardAt, failures } : null
}

/** A message of another tab, which may run another version of the portal; null when it is none. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, request, known } = { kind: '', request: '', known: null, ...data }
  if (kind === 'known') {
    const read = readKnown(known)
    return read === null ? null : { kind, known: read }
  }
  const asked = TAB_REQUESTS.find(name => name === request)
  return kind === 'request' && asked !== undefined ? { kind, request: asked } : null
}
