import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VariantKey } from '@apron/contract/variants/variants'
import type { FastifyInstance } from 'fastify'
import { cacheResponse, sendCached } from '../http/responses/cached-response.ts'
import type { ShellPage } from './shell-page.ts'

export interface OfflineUse {
  /** Folder of the built shell. */
  readonly shellDir: string
  readonly variant: VariantKey
  /** The document that browsers cache. */
  readonly page: ShellPage
  /** If false, browsers get a worker that removes itself. */
  readonly on: boolean
}

/** Serves the worker and manifest that make the portal installable and usable offline. */
export async function serveOfflineFiles(
  app: FastifyInstance,
  { shellDir, variant, page, on }: OfflineUse,
): Promise<void> {
  const built = (file: string) => readFile(join(shellDir, file), 'utf8')
  const script = await built(on ? 'worker.js' : 'removal.js')
  // A changed document, for example after a change of settings, needs a new worker that caches it.
  const worker = cacheResponse('text/javascript; charset=utf-8', `${script}\n// ${page.etag}\n`)
  app.get('/worker.js', (request, reply) => sendCached(request, reply, worker))
  const manifest = cacheResponse(
    'application/manifest+json; charset=utf-8',
    await built(`manifest-${variant}.json`),
  )
  app.get('/manifest.webmanifest', (request, reply) => sendCached(request, reply, manifest))
}
