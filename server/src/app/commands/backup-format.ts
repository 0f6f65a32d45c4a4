import { type Static, Type } from 'typebox'

/**
 * A backup is gzipped JSON lines: a header; for each table a line with its name and one line per row, each a list of
 * texts in column order; the sequences; an end line that proves it is complete.
 */
export const BACKUP_FORMAT = 'apron-backup'
export const BACKUP_VERSION = 1

export const BackupHeader = Type.Object({
  format: Type.Literal(BACKUP_FORMAT),
  version: Type.Literal(BACKUP_VERSION),
  /** Identifies the schema by its migrations. */
  migrations: Type.Array(Type.String()),
  createdAt: Type.String(),
})
export type BackupHeader = Static<typeof BackupHeader>

const TableLine = Type.Object({
  table: Type.String(),
  columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })),
})
const SequenceLine = Type.Object({ sequence: Type.String(), last: Type.String(), called: Type.Boolean() })
const EndLine = Type.Object({ end: Type.Literal(true), tables: Type.Integer(), rows: Type.Integer() })
const RowLine = Type.Array(Type.Union([Type.String(), Type.Null()]))

export const BackupLine = Type.Union([TableLine, SequenceLine, EndLine, RowLine])
export type BackupLine = Static<typeof BackupLine>
export type BackupRow = Static<typeof RowLine>

/** Splits at line feeds only. Node's line reader also splits at U+2028, which may occur in texts. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
