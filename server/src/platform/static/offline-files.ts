import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VariantKey } from '@apron/contract/variants/variants'
import type { FastifyInstance } from 'fastify'
import { keepAnswer, sendKept } from '../http/kept-answer.ts'
import type { ShellPage } from './shell-page.ts'

export interface OfflineUse {
  /** Folder of the built shell. */
  readonly shellDir: string
  readonly variant: VariantKey
  /** The document that browsers keep. */
  readonly page: ShellPage
  /** Whether browsers keep anything; if not, they get what takes itself away. */
  readonly on: boolean
}

/** What makes an application of the page that stands on a home screen and opens without a network. */
export async function serveOfflineFiles(
  app: FastifyInstance,
  { shellDir, variant, page, on }: OfflineUse,
): Promise<void> {
  const built = (file: string) => readFile(join(shellDir, file), 'utf8')
  const script = await built(on ? 'worker.js' : 'removal.js')
  // Another document, such as one with other settings in it, is another worker, which keeps that document.
  const worker = keepAnswer('text/javascript; charset=utf-8', `${script}\n// ${page.etag}\n`)
  app.get('/worker.js', (request, reply) => sendKept(request, reply, worker))
  const manifest = keepAnswer(
    'application/manifest+json; charset=utf-8',
    await built(`manifest-${variant}.json`),
  )
  app.get('/manifest.webmanifest', (request, reply) => sendKept(request, reply, manifest))
}
