import { type Static, Type } from 'typebox'
import { IMPORT_MAX_BYTES } from '../limits/lists.ts'

/** A file to import. Without a digest it is only checked; with the digest of that check the import is executed. */
export const CsvImport = Type.Object({
  text: Type.String({
    maxLength: IMPORT_MAX_BYTES,
    description: 'The CSV file; its first line is the header',
  }),
  digest: Type.Union([Type.String({ maxLength: 64 }), Type.Null()], {
    description:
      'Digest of the dry run. The import is rejected if its effect has changed since; null for a dry run',
  }),
})
export type CsvImport = Static<typeof CsvImport>

/** A rejected row of the file. */
export const WrongRow = Type.Object({
  row: Type.Integer({ description: 'Line in a spreadsheet: the header is 1' }),
  key: Type.String({ description: 'Key of the record of the row' }),
  field: Type.String({ description: 'Name of the column' }),
  text: Type.String({ description: 'Problem, in the language of the request' }),
})
export type WrongRow = Static<typeof WrongRow>

/** A row of the file that adds or changes something. */
export const ChangingRow = Type.Object({
  row: Type.Integer(),
  key: Type.String(),
  kind: Type.Union([Type.Literal('added'), Type.Literal('changed')]),
  fields: Type.Array(Type.String(), {
    description: 'Changed columns; empty for a new record',
  }),
  waits: Type.Boolean({ description: 'True if a second administrator must confirm it' }),
})
export type ChangingRow = Static<typeof ChangingRow>

/** Result of an import. Lists at most 500 wrong and 500 changing rows, but counts all. */
export const ImportReport = Type.Object({
  digest: Type.String(),
  /** False if the file was only checked. */
  done: Type.Boolean(),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  waiting: Type.Integer({ description: 'Rows among added and changed that wait for a second administrator' }),
  wrong: Type.Integer({ description: 'Number of rows with problems' }),
  /** Keys of all added records; empty if the file was only checked. */
  addedKeys: Type.Array(Type.String()),
  wrongRows: Type.Array(WrongRow),
  changingRows: Type.Array(ChangingRow),
})
export type ImportReport = Static<typeof ImportReport>
