import './first-document-page.css'
import type { Storage } from '../platform/storage/storage.ts'

/** Draws a page that stands in the first document instead of login and shell. */
export type FirstDocumentPage = (context: { readonly storage: Storage }) => void

/** The token of a one-time link, or null. It leaves the address at once: nobody reads it over a shoulder or in the history. */
export function takeLinkToken(): string | null {
  const token = new URLSearchParams(location.search).get('token')
  if (location.search !== '') history.replaceState(null, '', location.pathname)
  return token === '' ? null : token
}
