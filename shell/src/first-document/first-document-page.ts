import './first-document-page.css'
import type { Storage } from '../platform/storage/storage.ts'

/** Renders a page of the first document instead of login and shell. */
export type FirstDocumentPage = (context: { readonly storage: Storage }) => void

/**
 * Returns the token of a one-time link, or null. Removes it from the address at once, so that it is not seen
 * on screen or in the history.
 */
export function takeLinkToken(): string | null {
  const token = new URLSearchParams(location.search).get('token')
  if (location.search !== '') history.replaceState(null, '', location.pathname)
  return token === '' ? null : token
}
