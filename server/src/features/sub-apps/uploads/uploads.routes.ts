import type { Readable } from 'node:stream'
import type { AdminSubAppUpload } from '@apron/contract/sub-apps/admin-sub-app'
import {
  confirmAdminSubAppUpload,
  listAdminSubAppUploads,
  refuseAdminSubAppUpload,
  removeAdminSubAppVersion,
  uploadAdminSubApp,
  withdrawAdminSubAppUpload,
} from '@apron/contract/sub-apps/admin-sub-app.calls'
import { ADMIN_SUB_APP_SCHEMAS } from '@apron/contract/sub-apps/admin-sub-app.schemas'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { requestingPerson } from '../../../platform/http/admission/requesting-person.ts'
import { rethrowAsRefusal } from '../rethrow-as-refusal.ts'
import type { InstalledVersions } from './installed-versions.ts'
import { uploadViolation } from './upload-violation.ts'
import type { UploadingPeople } from './uploading-people.ts'
import type { Uploads } from './uploads.service.ts'
import { latestUploads, type StoredUpload } from './uploads.store.ts'

export interface UploadsRoutesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly uploads: Uploads
  readonly installed: InstalledVersions
  readonly people: UploadingPeople
  /** Opens the caller's own file. @throws Refusal */
  readonly openOwn: (url: string, context: CallContext) => Promise<Readable>
}

/** Serves signed versions uploaded in the browser. */
export function uploadsRoutes(deps: UploadsRoutesDeps): ServerRoute[] {
  const { db, clock, uploads, installed, people, openOwn } = deps

  async function presentUploads(
    rows: readonly StoredUpload[],
    context: CallContext,
  ): Promise<AdminSubAppUpload[]> {
    const { userCode, language } = requestingPerson(context)
    const names = await people.namesOf(
      db,
      rows.flatMap(row => [row.uploaded_by, row.decided_by ?? '']),
    )
    const viewer = await people.confirmer(db, userCode)
    const person = (code: string) => ({ code, name: names.get(code)?.[language] ?? code })
    const now = clock.now()
    return rows.map(row => ({
      id: row.id,
      name: row.name,
      version: row.version,
      keyId: row.key_id,
      signedAt: wireTime(row.signed_at),
      digest: row.digest,
      files: row.files,
      bytes: row.bytes,
      against: row.against,
      pagesAdded: row.pages_added,
      pagesRemoved: row.pages_removed,
      publicAdded: row.public_added,
      uploadedBy: person(row.uploaded_by),
      uploadedAt: wireTime(row.uploaded_at),
      until: wireTime(row.expires_at),
      state: row.state === 'waiting' && row.expires_at <= now ? 'expired' : row.state,
      decidedBy: row.decided_by === null ? null : person(row.decided_by),
      decidedAt: row.decided_at && wireTime(row.decided_at),
      hindrance: uploadViolation(row, viewer, now),
    }))
  }

  async function presentUpload(
    work: Promise<StoredUpload>,
    context: CallContext,
  ): Promise<AdminSubAppUpload> {
    const [row] = await presentUploads([await rethrowAsRefusal(work)], context)
    if (row === undefined) throw new Error('an upload has been shown as nothing')
    return row
  }

  const {
    confirmAdminSubAppUpload: confirmSchemas,
    refuseAdminSubAppUpload: refuseSchemas,
    withdrawAdminSubAppUpload: withdrawSchemas,
  } = ADMIN_SUB_APP_SCHEMAS

  return [
    serveCall(
      listAdminSubAppUploads,
      ADMIN_SUB_APP_SCHEMAS.listAdminSubAppUploads,
      async (_input, context) => ({
        keys: [...uploads.keyIds],
        uploads: await presentUploads(await latestUploads(db), context),
      }),
    ),
    serveCall(uploadAdminSubApp, ADMIN_SUB_APP_SCHEMAS.uploadAdminSubApp, ({ body: { url } }, context) =>
      presentUpload(
        uploads.propose(url, () => openOwn(url, context), requestingPerson(context)),
        context,
      ),
    ),
    serveCall(confirmAdminSubAppUpload, confirmSchemas, ({ body }, context) =>
      presentUpload(uploads.confirm(body.id, requestingPerson(context)), context),
    ),
    serveCall(refuseAdminSubAppUpload, refuseSchemas, ({ body }, context) =>
      presentUpload(uploads.refuse(body.id, requestingPerson(context)), context),
    ),
    serveCall(withdrawAdminSubAppUpload, withdrawSchemas, ({ body }, context) =>
      presentUpload(uploads.withdraw(body.id, requestingPerson(context)), context),
    ),
    serveCall(
      removeAdminSubAppVersion,
      ADMIN_SUB_APP_SCHEMAS.removeAdminSubAppVersion,
      async ({ body: { name, version } }, context) => {
        await rethrowAsRefusal(installed.remove(name, version, requestingPerson(context)))
        return null
      },
    ),
  ]
}
