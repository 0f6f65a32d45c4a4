import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'

/**
 * The address of a page as a favourite keeps it; null when it is no page of this portal.
 * The same page has one address, however it was written.
 */
export function favouriteAddress(url: string): string | null {
  const target = safeRedirectTarget(url.trim())
  return target === '/' ? null : target
}
