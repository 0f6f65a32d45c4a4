import { isOurs } from './cache-names.ts'
import { drop } from './keep.ts'

declare const self: ServiceWorkerGlobalScope

/** Served in place of the worker where `OFFLINE_USE` is off: it takes itself away, and all that was kept. */
async function remove(): Promise<void> {
  await drop((await caches.keys()).filter(isOurs))
  await self.registration.unregister()
}

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event => event.waitUntil(remove()))
