import { answererOf, type DocumentOutcome, isLeftAlone, showsKept } from './answer-rules.ts'
import { shellsToDrop } from './cache-names.ts'
import { drop, keepApp, keepBuild, keptDocument } from './keep.ts'
import type { KeptBuild } from './kept-files.ts'
import { type FromWorker, fromWindow } from './messages.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build. */
declare const BUILD: KeptBuild
const build = BUILD

/** Timeout of the network for a document, so that nobody waits long in front of an empty window, ms. */
const DOCUMENT_MS = 8_000

/** Drops the caches of builds that no window runs. */
async function tidy(): Promise<void> {
  const { held = [] } = await self.navigator.locks.query()
  const locks = held.flatMap(({ name }) => (name === undefined ? [] : [name]))
  await drop(shellsToDrop(await caches.keys(), build.id, locks))
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
  const kept = await keptDocument(build.id)
  if (kept === undefined) return fetch(request)
  let answer: Response | null = null
  const asked = fetch(request).then(
    (response): DocumentOutcome => {
      answer = response
      return response.status
    },
    (): DocumentOutcome => 'failed',
  )
  const late = new Promise<DocumentOutcome>(resolve => {
    setTimeout(resolve, DOCUMENT_MS, 'late')
  })
  return showsKept(await Promise.race([asked, late])) ? kept : (answer ?? kept)
}

/** Returns a file of any build or version, because its address identifies its content. Caches nothing. */
async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('install', event => {
  event.waitUntil(keepBuild(build).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => event.waitUntil(takeOver()))

/** Windows that started on a page that the worker ignores. */
const strangers = new Set<string>()

self.addEventListener('fetch', event => {
  const { request, clientId, resultingClientId } = event
  if (request.mode === 'navigate' && isLeftAlone(new URL(request.url).pathname))
    strangers.add(resultingClientId)
  if (strangers.has(clientId)) return
  const answerer = answererOf(request, self.location.origin)
  if (answerer === 'browser') return
  event.respondWith(answerer === 'document' ? documentFor(request) : fileFor(request))
})

self.addEventListener('message', event => {
  const message = fromWindow(event.data)
  if (message?.kind === 'keep') event.waitUntil(keepApp(message))
  if (message?.kind !== 'tidy') return
  const answer: FromWorker = { build: build.id }
  event.source?.postMessage(answer)
  event.waitUntil(tidy())
})
