import type { FilesService } from '@apron/server-kit/files/files-service'
import type { Kysely } from 'kysely'
import type { StoredUpload } from './uploads.store.ts'

/** Files of uploads are of this kind; nobody reads them but the server. */
export const UPLOAD_KIND = 'portal.subApp'

/** Lets the archive go: it belongs to nothing any more and is removed with the files that do not. */
export type ReleaseArchive = (transaction: Kysely<unknown>, upload: StoredUpload) => Promise<void>

export function createReleaseArchive(files: FilesService): ReleaseArchive {
  return async (transaction, { id, uploaded_by: userCode }) => {
    await files.link(transaction, { kind: UPLOAD_KIND, id: String(id) }, [], { userCode })
  }
}
