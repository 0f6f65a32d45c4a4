import type { WhatChanged } from '@apron/contract/home/what-changed'
import type { LiveState } from './link-state.ts'

/** Requests to the leader of the connection. It responds to each with its state. */
export const TAB_REQUESTS = ['hello', 'visible', 'retryWanted', 'countDue', 'refresh'] as const
export type TabRequest = (typeof TAB_REQUESTS)[number]

/** Messages between the tabs of one person. */
export type TabMessage =
  | { readonly kind: 'request'; readonly request: TabRequest }
  | { readonly kind: 'known'; readonly known: LiveState }

const isTime = (value: unknown): value is number | null => value === null || typeof value === 'number'

function readKnown(value: unknown): LiveState | null {
  if (typeof value !== 'object' || value === null) return null
  const { open, unread, countedAt, failures, versions } = {
    open: null,
    unread: '',
    countedAt: '',
    failures: '',
    versions: null,
    ...value,
  }
  if (typeof open !== 'boolean' || typeof failures !== 'number') return null
  if (!isTime(unread) || !isTime(countedAt)) return null
  return { open, unread, countedAt, failures, versions: readVersions(versions) }
}

/** Parses versions. Returns null for invalid ones and for a tab of an earlier version, which sends none. */
function readVersions(value: unknown): WhatChanged | null {
  if (typeof value !== 'object' || value === null) return null
  const { dictionaries, menu, tasks } = { dictionaries: null, menu: null, tasks: null, ...value }
  return typeof dictionaries === 'string' && typeof menu === 'string' && typeof tasks === 'string'
    ? { dictionaries, menu, tasks }
    : null
}

/**
 * Parses a message of another tab, which may run another version of the portal. Returns null if it is
 * invalid.
 */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { kind, request, known } = { kind: '', request: '', known: null, ...data }
  if (kind === 'known') {
    const state = readKnown(known)
    return state === null ? null : { kind, known: state }
  }
  const found = TAB_REQUESTS.find(name => name === request)
  return kind === 'request' && found !== undefined ? { kind, request: found } : null
}
