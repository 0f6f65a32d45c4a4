import type { QueryExecutorProvider } from 'kysely'
import type { CallContext, CallingPerson } from '../calls/call-context.ts'

/** A record with files. `kind` names the reader of `ServerPlugin.fileReaders` that decides who may open them. */
export interface FileRecord {
  readonly kind: string
  readonly id: string
}

export interface FilesService {
  /**
   * Makes these files, and no others, the record's. New ones must be the caller's own uploads without a record. Files
   * that are no longer listed are detached and removed after a day. Refuses with `fileNotYours`.
   * @param db the transaction in which the record is written
   */
  link(
    db: QueryExecutorProvider,
    record: FileRecord,
    urls: readonly string[],
    person: Pick<CallingPerson, 'userCode'>,
  ): Promise<void>
  /**
   * Re-encodes a picture within the limits of uploads and without metadata, for a picture that the application stores
   * itself.
   * @throws Refusal if it is too large or not a picture
   */
  redraw(picture: Buffer, format: 'jpeg' | 'png'): Promise<Buffer>
}

/** Returns whether the caller may read the record with this id, and so its files. */
export type FileReader = (recordId: string, context: CallContext) => Promise<boolean>
