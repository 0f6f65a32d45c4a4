import type { Readable } from 'node:stream'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { APP_UPLOAD_MS } from '@apron/contract/limits/sub-app'
import type { FilesService } from '@apron/server-kit/files/files-service'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { OperatorError } from '../../../platform/config/operator-error.ts'
import type { SigningKeys } from '../../../platform/config/signing-keys.ts'
import type { RequestingPerson } from '../../../platform/http/admission/requesting-person.ts'
import type { AdministrationEntry } from '../../../platform/log/audited.ts'
import type { SecurityAudit } from '../../../platform/log/security-audit.ts'
import type { AppCatalogue } from '../../../platform/registry/app-catalogue.ts'
import type { SubAppsTables } from '../sub-apps.tables.ts'
import { removeLeftovers } from './install-version.ts'
import type { UploadNotifier } from './notify-of-uploads.ts'
import type { SignedVersion } from './read-signed-archive.ts'
import { type ReleaseArchive, UPLOAD_KIND } from './release-archive.ts'
import type { UploadArchives } from './upload-archives.ts'
import { uploadViolation } from './upload-violation.ts'
import type { UploadingPeople } from './uploading-people.ts'
import {
  addUpload,
  endUpload,
  expireUploads,
  findUpload,
  lastSigned,
  type StoredUpload,
} from './uploads.store.ts'
import { uploadTexts } from './uploads.texts.ts'
import { versionDifference } from './version-difference.ts'

export interface UploadsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly keys: SigningKeys
  readonly appsDir: string
  readonly catalogue: AppCatalogue
  readonly archives: UploadArchives
  readonly release: ReleaseArchive
  readonly people: UploadingPeople
  readonly files: FilesService
  readonly notify: UploadNotifier
}

/** Signed versions: uploaded by one administrator, installed after another one confirms. */
export interface Uploads {
  readonly keyIds: readonly string[]
  /** @param open the caller's own file */
  propose(url: string, open: () => Promise<Readable>, by: RequestingPerson): Promise<StoredUpload>
  confirm(id: number, by: RequestingPerson): Promise<StoredUpload>
  refuse(id: number, by: RequestingPerson): Promise<StoredUpload>
  withdraw(id: number, by: RequestingPerson): Promise<StoredUpload>
  /** Ends uploads that nobody decided in time, and deletes interrupted ones. */
  sweep(): Promise<void>
}

export function createUploads(deps: UploadsDeps): Uploads {
  const { db, clock, audit, keys, appsDir, catalogue, archives, release, people, notify } = deps

  async function recordAudit(
    transaction: Kysely<unknown>,
    { userCode, address }: RequestingPerson,
    entry: AdministrationEntry,
  ) {
    await audit({ ...entry, userCode, address }, transaction)
  }

  async function activeVersion(name: string): Promise<string | null> {
    const row = await db
      .withTables<SubAppsTables>()
      .selectFrom('sub_application')
      .select('active_version')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.active_version ?? null
  }

  /** @throws OperatorError for an existing version, or one signed before the last accepted one */
  async function requireNew({ manifest: { name, version }, signedAt }: SignedVersion): Promise<void> {
    if (await catalogue.exists(name, version)) {
      throw new OperatorError(uploadTexts.versionThere(name, version))
    }
    // A version signed earlier may have been withdrawn for a reason. Its archive must not bring it back.
    const last = await lastSigned(db, name)
    if (last !== null && signedAt <= last.signed_at) {
      throw new OperatorError(uploadTexts.olderThanInstalled(name, last.version))
    }
  }

  /** Audits a rejected upload as an attempt. */
  async function recordRefused(by: RequestingPerson, error: unknown): Promise<void> {
    if (!(error instanceof OperatorError)) return
    await recordAudit(db, by, { event: 'application version refused', target: '', change: error.text.en })
  }

  async function endWithAudit(
    transaction: Kysely<unknown>,
    id: number,
    by: RequestingPerson,
    end: { readonly to: 'installed' | 'refused' | 'withdrawn'; readonly event: AdministrationEntry['event'] },
  ): Promise<StoredUpload> {
    const { to, event } = end
    const upload = await endUpload(transaction, id, {
      from: 'waiting',
      to,
      by: by.userCode,
      now: clock.now(),
    })
    if (upload === null) throw new Refusal(SERVER_ERRORS.notAllowedInState)
    await recordAudit(transaction, by, { event, target: upload.name, change: upload.version })
    if (to === 'withdrawn') await notify.withdrawn(transaction, upload)
    else await notify.ended(transaction, upload, to)
    return upload
  }

  async function requireConfirmer(store: Kysely<unknown>, upload: StoredUpload, by: RequestingPerson) {
    const violation = uploadViolation(upload, await people.confirmer(store, by.userCode), clock.now())
    if (violation !== null) throw people.refusal(violation, `${upload.name} ${upload.version}`)
  }

  return {
    keyIds: [...keys.values()].map(({ id }) => id),

    async propose(url, open, by) {
      try {
        if (keys.size === 0) throw new OperatorError(uploadTexts.noKeys())
        const signed = await archives.read(await open())
        await requireNew(signed)
        const { manifest } = signed
        const { name, version } = manifest
        const against = await activeVersion(name)
        const active = against === null ? null : await catalogue.version(name, against)
        const difference = versionDifference(manifest, active?.manifest ?? null)
        const now = clock.now()
        return await db.transaction().execute(async transaction => {
          const upload = await addUpload(transaction, {
            name,
            version,
            key_id: signed.keyId,
            signed_at: signed.signedAt,
            digest: signed.digest,
            files: signed.files,
            bytes: signed.bytes,
            against,
            pages_added: difference.pagesAdded,
            pages_removed: difference.pagesRemoved,
            public_added: difference.publicAdded,
            file_url: url,
            uploaded_by: by.userCode,
            uploaded_at: now,
            expires_at: new Date(now.getTime() + APP_UPLOAD_MS),
            state: 'waiting',
          })
          if (upload === null) throw new OperatorError(uploadTexts.versionWaits(name, version))
          await deps.files.link(transaction, { kind: UPLOAD_KIND, id: String(upload.id) }, [url], by)
          await recordAudit(transaction, by, {
            event: 'application version uploaded',
            target: name,
            change: version,
          })
          await notify.waits(transaction, upload)
          return upload
        })
      } catch (error) {
        await recordRefused(by, error)
        throw error
      }
    },

    async confirm(id, by) {
      const waiting = await loadUpload(db, id)
      await requireConfirmer(db, waiting, by)
      return await archives.unpacked(waiting, async unpacked => {
        await requireNew(unpacked.signed)
        const upload = await db.transaction().execute(async transaction => {
          await requireConfirmer(transaction, waiting, by)
          return await endWithAudit(transaction, id, by, {
            to: 'installed',
            event: 'application version confirmed',
          })
        })
        // If this is interrupted, `installMissing` completes it.
        await unpacked.place()
        return upload
      })
    },

    async refuse(id, by) {
      return await db.transaction().execute(async transaction => {
        const waiting = await loadUpload(transaction, id)
        if (waiting.uploaded_by === by.userCode) throw new Refusal(SERVER_ERRORS.ownProposal)
        const upload = await endWithAudit(transaction, id, by, {
          to: 'refused',
          event: 'application version rejected',
        })
        await release(transaction, upload)
        return upload
      })
    },

    async withdraw(id, by) {
      return await db.transaction().execute(async transaction => {
        const waiting = await loadUpload(transaction, id)
        if (waiting.uploaded_by !== by.userCode) throw new Refusal(SERVER_ERRORS.notYourProposal)
        const upload = await endWithAudit(transaction, id, by, {
          to: 'withdrawn',
          event: 'application version withdrawn',
        })
        await release(transaction, upload)
        return upload
      })
    },

    async sweep() {
      await removeLeftovers(appsDir, clock.now())
      await db.transaction().execute(async transaction => {
        for (const upload of await expireUploads(transaction, clock.now())) {
          const { name: target, version: change, uploaded_by: userCode } = upload
          // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
          await release(transaction, upload)
          // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
          await audit({ event: 'application version expired', userCode, target, change }, transaction)
          // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
          await notify.ended(transaction, upload, 'expired')
        }
      })
    },
  }
}

async function loadUpload(transaction: Kysely<unknown>, id: number): Promise<StoredUpload> {
  const upload = await findUpload(transaction, id)
  if (upload === null) throw new Refusal(SERVER_ERRORS.notFound)
  return upload
}
