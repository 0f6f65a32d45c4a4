import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { OperatorError } from '../../../platform/config/operator-error.ts'
import type { RequestingPerson } from '../../../platform/http/admission/requesting-person.ts'
import type { SecurityAudit } from '../../../platform/log/security-audit.ts'
import type { AppCatalogue } from '../../../platform/registry/app-catalogue.ts'
import type { SubAppsTables } from '../sub-apps.tables.ts'
import type { UsageStore } from '../usage.store.ts'
import { removeVersionFolder } from './install-version.ts'
import type { ReleaseArchive } from './release-archive.ts'
import type { UploadArchives } from './upload-archives.ts'
import { endUpload, installedUpload, installedUploads } from './uploads.store.ts'
import { uploadTexts } from './uploads.texts.ts'

export interface InstalledVersionsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  readonly appsDir: string
  readonly catalogue: AppCatalogue
  readonly usage: UsageStore
  readonly archives: UploadArchives
  readonly release: ReleaseArchive
}

/** Versions that were uploaded and confirmed. */
export interface InstalledVersions {
  /** @throws OperatorError if it is in use */
  remove(name: string, version: string, by: RequestingPerson): Promise<void>
  /** Unpacks missing versions, installed by another node or interrupted on this one. */
  installMissing(): Promise<void>
}

/** @throws OperatorError if it is active */
async function requireUnused(transaction: Kysely<unknown>, name: string, version: string): Promise<void> {
  const row = await transaction
    .withTables<SubAppsTables>()
    .selectFrom('sub_application')
    .select('active_version')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
  if (row?.active_version === version) {
    throw new OperatorError(uploadTexts.stillUsed(name, version))
  }
}

export function createInstalledVersions(deps: InstalledVersionsDeps): InstalledVersions {
  const { db, clock, audit, logger, appsDir, catalogue, usage, archives, release } = deps
  /** Logged once: an invalid archive stays invalid. */
  const invalid = new Set<number>()

  return {
    async remove(name, version, { userCode, address }) {
      const inUse = (await usage.read()).get(`${name} ${version}`)?.inUse ?? 0
      await db.transaction().execute(async transaction => {
        const upload = await installedUpload(transaction, name, version)
        if (upload === null) throw new OperatorError(uploadTexts.notUploaded(name, version))
        if (inUse > 0) throw new OperatorError(uploadTexts.stillUsed(name, version))
        await requireUnused(transaction, name, version)
        const end = { from: 'installed', to: 'removed', by: userCode, now: clock.now() } as const
        if ((await endUpload(transaction, upload.id, end)) === null) throw new Refusal(SERVER_ERRORS.conflict)
        await release(transaction, upload)
        const event = 'application version removed' as const
        await audit({ event, userCode, address, target: name, change: version }, transaction)
      })
      await removeVersionFolder(appsDir, name, version)
      await catalogue.check(name, version)
    },

    async installMissing() {
      for (const upload of await installedUploads(db)) {
        const { id, name: app, version } = upload
        // oxlint-disable-next-line no-await-in-loop -- one after the other: unpacking is work for the disk
        if (invalid.has(id) || (await catalogue.exists(app, version))) continue
        try {
          // oxlint-disable-next-line no-await-in-loop -- as above
          await archives.unpacked(upload, unpacked => unpacked.place())
        } catch (error) {
          if (error instanceof OperatorError || error instanceof Refusal) invalid.add(id)
          logger.error({ err: error, app, version }, 'an uploaded version could not be unpacked here')
        }
      }
    },
  }
}
