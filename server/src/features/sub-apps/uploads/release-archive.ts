import type { FilesService } from '@apron/server-kit/files/files-service'
import type { Kysely } from 'kysely'
import type { StoredUpload } from './uploads.store.ts'

/** Record kind of uploaded archives. Only the server reads them. */
export const UPLOAD_KIND = 'portal.subApp'

/** Detaches the archive, so that the sweep of unattached files deletes it. */
export type ReleaseArchive = (transaction: Kysely<unknown>, upload: StoredUpload) => Promise<void>

export function createReleaseArchive(files: FilesService): ReleaseArchive {
  return async (transaction, { id, uploaded_by: userCode }) => {
    await files.link(transaction, { kind: UPLOAD_KIND, id: String(id) }, [], { userCode })
  }
}
