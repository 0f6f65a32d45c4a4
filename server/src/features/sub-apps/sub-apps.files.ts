import type { FastifyInstance } from 'fastify'
import { serveFramePages } from '../../platform/http/frame-pages.ts'
import { type KeptAnswer, keepJson, sendKept } from '../../platform/http/kept-answer.ts'
import { shareWork } from '../../platform/http/shared-work.ts'
import type { AppCatalogue } from '../../platform/registry/app-catalogue.ts'
import { serveImmutable } from '../../platform/static/immutable-files.ts'
import type { SubAppsService } from './sub-apps.service.ts'

const FILE = /^\/apps\/([^/]+)\/([^/]+)\/(.+)$/

/** The bytes of what was read, kept as long as every look finds the very same. */
function keptWhileSame(read: () => Promise<unknown>): () => Promise<KeptAnswer> {
  let of: unknown = null
  let kept = keepJson(null)
  return async () => {
    const found = await read()
    if (found !== of) kept = keepJson(found)
    of = found
    return kept
  }
}

/** The registry, and the files of checked versions: public, because they hold no data (security note T12). */
export async function subAppFiles(
  app: FastifyInstance,
  appsDir: string,
  catalogue: AppCatalogue,
  service: SubAppsService,
): Promise<void> {
  const registry = keptWhileSame(shareWork(() => service.registry()))
  app.get('/apps/registry.json', async (request, reply) => sendKept(request, reply, await registry()))

  /** The version a path belongs to; null when it names no file of one. */
  async function versionWith(path: string) {
    const [, name = '', version = '', file = ''] = FILE.exec(path) ?? []
    const found = await catalogue.version(name, version)
    return found?.files.has(file) === true ? found : null
  }

  await app.register(async scope => {
    scope.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?')
      if ((await versionWith(path)) === null) reply.callNotFound()
    })
    serveFramePages(scope, async path => {
      return path.endsWith('.html') && (await versionWith(path))?.manifest.kind === 'frame'
    })
    await serveImmutable(scope, appsDir, '/apps/')
  })
}
