import type { QueryExecutorProvider } from 'kysely'
import type { CallContext, CallingPerson } from '../calls/call-context.ts'

/** A record that files belong to: `kind` names the reader of `ServerPlugin.fileReaders` that decides who may open them. */
export interface FileRecord {
  readonly kind: string
  readonly id: string
}

export interface FilesService {
  /**
   * Makes these files, and no others, the record's. New ones must be the person's own uploads that belong to nothing yet;
   * those no longer named become loose and are removed after a day. Refuses with `fileNotYours`.
   * @param db the transaction in which the record is written
   */
  link(
    db: QueryExecutorProvider,
    record: FileRecord,
    urls: readonly string[],
    person: Pick<CallingPerson, 'userCode'>,
  ): Promise<void>
  /**
   * Draws a picture anew within the limits of uploads, without metadata: for a picture that the application keeps itself.
   * @throws the refusal of one that is too large or no picture
   */
  redraw(picture: Buffer, format: 'jpeg' | 'png'): Promise<Buffer>
}

/** Whether the caller may read the record with this id, and so its files. */
export type FileReader = (recordId: string, context: CallContext) => Promise<boolean>
