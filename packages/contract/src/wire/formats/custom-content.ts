import { CUSTOM_CONTENT_MAX_BYTES } from '../../limits/messages.ts'
import { portalPath } from '../../rules/messages/message-link.ts'

/** A section of custom content: a heading and titled lines, each with an optional link to a portal page (§3). */
export interface CustomCategory {
  readonly category: string
  readonly items: readonly { readonly title: string; readonly url?: string }[]
}

/**
 * Reads the `customContent` of a message (§3, security note T09): a list of categories with titled items. Drops unknown
 * properties and addresses that are no portal paths. Returns null for any other form, or above {@link
 * CUSTOM_CONTENT_MAX_BYTES}.
 */
export function readCustomContent(text: string | null | undefined): CustomCategory[] | null {
  if (!text || new TextEncoder().encode(text).length > CUSTOM_CONTENT_MAX_BYTES) return null
  return listOf(parseJson(text), readCategory)
}

function readCategory(value: unknown): CustomCategory | null {
  if (!isRecord(value) || typeof value['category'] !== 'string') return null
  const items = listOf(value['items'], readItem)
  return items === null ? null : { category: value['category'], items }
}

function readItem(value: unknown): CustomCategory['items'][number] | null {
  if (!isRecord(value) || typeof value['title'] !== 'string') return null
  const { title, url } = value
  if (url === undefined) return { title }
  if (typeof url !== 'string') return null
  const path = portalPath(url)
  return path === null ? { title } : { title, url: path }
}

/** Reads a list. Invalid if any item is. */
function listOf<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(value)) return null
  const items = value.map(read).filter(item => item !== null)
  return items.length === value.length ? items : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
