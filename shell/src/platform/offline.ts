import { metaContent } from './variant.ts'

/**
 * Returns true if the browser keeps the portal for offline use: operators allow it, and the page was loaded
 * over HTTPS.
 */
export function opensOffline(): boolean {
  return metaContent('apron-offline') === 'on' && 'serviceWorker' in navigator
}
