import { answererOf, type DocumentOutcome, isLeftAlone, showsKept } from './answer-rules.ts'
import { shellsToDrop } from './cache-names.ts'
import { drop, keepApp, keepBuild, keptDocument } from './keep.ts'
import type { KeptBuild } from './kept-files.ts'
import { type FromWorker, fromWindow } from './messages.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build, once. */
declare const BUILD: KeptBuild
const build = BUILD

/** Nobody looks at an empty window for longer while the network hangs, ms. */
const DOCUMENT_MS = 8_000

/** Drops the shells of builds that no window runs. */
async function tidy(): Promise<void> {
  const { held = [] } = await self.navigator.locks.query()
  const locks = held.flatMap(({ name }) => (name === undefined ? [] : [name]))
  await drop(shellsToDrop(await caches.keys(), build.id, locks))
}

async function takeOver(): Promise<void> {
  await self.clients.claim()
  await tidy()
  const said: FromWorker = { build: build.id }
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker has no other origin
    client.postMessage(said)
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

/** Whatever build or version a file is of: its address says which bytes it has. Nothing is kept here. */
async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('install', event => {
  event.waitUntil(keepBuild(build).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => event.waitUntil(takeOver()))

/** Windows that began at a page which the worker has nothing to do with. */
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
  const said = fromWindow(event.data)
  if (said?.kind === 'keep') event.waitUntil(keepApp(said))
  if (said?.kind !== 'tidy') return
  const answer: FromWorker = { build: build.id }
  event.source?.postMessage(answer)
  event.waitUntil(tidy())
})
