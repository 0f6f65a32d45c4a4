import { deleteCaches } from './cache-builds.ts'
import { isOurs } from './cache-names.ts'

declare const self: ServiceWorkerGlobalScope

/** Unregisters the worker and deletes all caches. Served instead of the worker if `OFFLINE_USE` is off. */
async function remove(): Promise<void> {
  await deleteCaches((await caches.keys()).filter(isOurs))
  await self.registration.unregister()
}

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event => event.waitUntil(remove()))
