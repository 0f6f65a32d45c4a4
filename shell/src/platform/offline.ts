import { metaContent } from './variant.ts'

/** Whether this browser keeps the portal, so that it opens without a network: the operators allow it, and the page came by https. */
export function opensOffline(): boolean {
  return metaContent('apron-offline') === 'on' && 'serviceWorker' in navigator
}
