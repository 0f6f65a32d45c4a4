import type { Stats } from 'node:fs'
import { relative, sep } from 'node:path'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { FORMER_REGISTRY_PATH, REGISTRY_PATH } from '@apron/contract/sub-apps/registry-paths'
import type { FastifyInstance } from 'fastify'
import { serveFramePages } from '../../platform/http/headers/frame-pages.ts'
import { type CachedResponse, cacheJson, sendCached } from '../../platform/http/responses/cached-response.ts'
import { shareWork } from '../../platform/http/responses/shared-work.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { AppCatalogue } from '../../platform/registry/app-catalogue.ts'
import { createIntegrityCheck, servedName } from '../../platform/registry/integrity-check.ts'
import { serveImmutable } from '../../platform/static/immutable-files.ts'
import type { SubAppsService } from './sub-apps.service.ts'

/** `user_code` of automatic acts. */
const SERVER = 'server'
const FILE = /^\/apps\/([^/]+)\/([^/]+)\/(.+)$/

export interface SubAppFilesDeps {
  readonly appsDir: string
  readonly catalogue: AppCatalogue
  readonly service: SubAppsService
  readonly audit: SecurityAudit
}

/** Caches the serialised result until the source returns a different object. */
function cacheWhileSame(read: () => Promise<unknown>): () => Promise<CachedResponse> {
  let of: unknown = null
  let cached = cacheJson(null)
  return async () => {
    const found = await read()
    if (found !== of) cached = cacheJson(found)
    of = found
    return cached
  }
}

/**
 * Serves the registry and the files of checked versions. They are public, because they contain no data (security note
 * T12).
 */
export async function subAppFiles(
  app: FastifyInstance,
  { appsDir, catalogue, service, audit }: SubAppFilesDeps,
): Promise<void> {
  const registry = cacheWhileSame(shareWork(() => service.registry()))
  for (const path of [REGISTRY_PATH, FORMER_REGISTRY_PATH]) {
    app.get(path, async (request, reply) => sendCached(request, reply, await registry()))
  }

  /** Returns the version that a path belongs to, or null if the path is not one of its files. */
  async function versionWith(path: string) {
    const [, name = '', version = '', file = ''] = FILE.exec(path) ?? []
    const found = await catalogue.version(name, version)
    return found?.files.has(file) === true ? found : null
  }

  const integrityCheck = createIntegrityCheck(Date.now)

  function reportChanged(name: string, version: string, file: string): void {
    app.log.error(
      { app: name, version, file },
      'a file of a sub-application was changed on the disk and is not served',
    )
    const target = `${name} ${version}`
    audit({ event: 'changed file refused', userCode: SERVER, target, change: file }).catch(
      (error: unknown) => {
        app.log.warn({ err: error }, 'a changed file could not be put into the audit')
      },
    )
  }

  /** Refuses code that differs from the deployed one, even if it was changed long after the check. */
  async function refuseChanged(path: string, stat: Stats): Promise<void> {
    const [name = '', version = '', ...rest] = relative(appsDir, path).split(sep)
    const found = await catalogue.version(name, version)
    const served = found && servedName(rest.join('/'), found.files)
    if (!found || !served) throw new Refusal(SERVER_ERRORS.notFound)
    const integrity = found.manifest.integrity[served.file]
    // The manifest is not code, and the shell uses the copy read during the check.
    if (integrity === undefined) return
    const changed = () => reportChanged(name, version, rest.join('/'))
    if (await integrityCheck.isSame({ path, packed: served.packed, stat }, integrity, changed)) return
    throw new Refusal(SERVER_ERRORS.fileChanged)
  }

  await app.register(async scope => {
    scope.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?')
      if ((await versionWith(path)) === null) reply.callNotFound()
    })
    serveFramePages(scope, async path => {
      return path.endsWith('.html') && (await versionWith(path))?.manifest.kind === 'frame'
    })
    await serveImmutable(scope, appsDir, '/apps/', refuseChanged)
  })
}
