import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'

/** Returns the canonical address of a page of this portal, or null for any other address. */
export function favouriteAddress(url: string): string | null {
  const target = safeRedirectTarget(url.trim())
  return target === '/' ? null : target
}
