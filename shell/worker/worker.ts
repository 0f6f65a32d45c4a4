import type { PortalBuild } from './build-files.ts'
import { cacheApp, cacheBuild, cachedDocument, deleteCaches } from './cache-builds.ts'
import { shellsToDrop } from './cache-names.ts'
import { type FromWorker, fromWindow } from './messages.ts'
import { type DocumentOutcome, isIgnoredPage, responseSource, usesCachedDocument } from './response-rules.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build. */
declare const BUILD: PortalBuild
const build = BUILD

/** Time limit for a document from the network, ms. After it the cached document is shown. */
const DOCUMENT_MS = 8_000

/** Drops the caches of builds that no window runs. */
async function tidy(): Promise<void> {
  const { held = [] } = await self.navigator.locks.query()
  const locks = held.flatMap(({ name }) => (name === undefined ? [] : [name]))
  await deleteCaches(shellsToDrop(await caches.keys(), build.id, locks))
}

async function takeOver(): Promise<void> {
  await self.clients.claim()
  await tidy()
  const message: FromWorker = { build: build.id }
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker has no other origin
    client.postMessage(message)
  }
}

async function documentFor(request: Request): Promise<Response> {
  const cached = await cachedDocument(build.id)
  if (cached === undefined) return fetch(request)
  let networkResponse: Response | null = null
  const outcome = fetch(request).then(
    (response): DocumentOutcome => {
      networkResponse = response
      return response.status
    },
    (): DocumentOutcome => 'failed',
  )
  const timeout = new Promise<DocumentOutcome>(resolve => {
    setTimeout(resolve, DOCUMENT_MS, 'late')
  })
  return usesCachedDocument(await Promise.race([outcome, timeout])) ? cached : (networkResponse ?? cached)
}

/** Returns a file of any build or version, because its address identifies its content. Caches nothing. */
async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('install', event => {
  event.waitUntil(cacheBuild(build).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => event.waitUntil(takeOver()))

/** Windows that started on a page that the worker ignores. */
const ignoredClients = new Set<string>()

self.addEventListener('fetch', event => {
  const { request, clientId, resultingClientId } = event
  if (request.mode === 'navigate' && isIgnoredPage(new URL(request.url).pathname))
    ignoredClients.add(resultingClientId)
  if (ignoredClients.has(clientId)) return
  const source = responseSource(request, self.location.origin)
  if (source === 'browser') return
  event.respondWith(source === 'document' ? documentFor(request) : fileFor(request))
})

self.addEventListener('message', event => {
  const message = fromWindow(event.data)
  if (message?.kind === 'keep') event.waitUntil(cacheApp(message))
  if (message?.kind !== 'tidy') return
  const reply: FromWorker = { build: build.id }
  event.source?.postMessage(reply)
  event.waitUntil(tidy())
})
