import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ReportFileKind } from '../../../contract/reports/report-file.values.ts'
import type { ReportDb, ReportFileTable } from '../report.tables.ts'

export type FileRecord = Selectable<ReportFileTable>

/** Locks a ticket until the transaction ends. @returns false if a report was already filed with it */
export async function lockTicket(trx: ReportDb, hash: string, sweepQuarterHour: number): Promise<boolean> {
  await trx
    .insertInto('safety_quality_file_ticket')
    .values({ hash, swept_in: sweepQuarterHour })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const ticket = await trx
    .selectFrom('safety_quality_file_ticket')
    .select('is_used')
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  return ticket?.is_used === false
}

export const filesOfTicket = (db: ReportDb, hash: string): Promise<FileRecord[]> =>
  db.selectFrom('safety_quality_report_file').selectAll().where('ticket_hash', '=', hash).execute()

/** Returns the files of a report in an order unrelated to their upload. */
export const filesOfReport = (db: ReportDb, reportId: string): Promise<FileRecord[]> =>
  db
    .selectFrom('safety_quality_report_file')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('id')
    .execute()

/** Returns the total size of all files, and locks out other uploads until the transaction ends. */
export async function lockTotalSize(trx: ReportDb): Promise<number> {
  // Locks one row; readers do not wait for it.
  await trx.selectFrom('safety_quality_office_key').select('recipient').forUpdate().execute()
  const { bytes } = await trx
    .selectFrom('safety_quality_report_file')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

interface NewFile {
  readonly id: string
  readonly hash: string
  readonly kind: ReportFileKind
  readonly size: number
}

/** @returns false if another ticket has a file with this id */
export async function addFile(trx: ReportDb, { id, hash, kind, size }: NewFile): Promise<boolean> {
  const added = await trx
    .insertInto('safety_quality_report_file')
    .values({ id, ticket_hash: hash, report_id: null, kind, size })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function addPart(trx: ReportDb, file: string, seq: number, content: Buffer): Promise<void> {
  await trx.insertInto('safety_quality_report_file_part').values({ file_id: file, seq, content }).execute()
  await trx
    .updateTable('safety_quality_report_file')
    .set({ parts: seq + 1 })
    .where('id', '=', file)
    .execute()
}

export async function readPart(db: ReportDb, file: string, seq: number): Promise<Buffer | undefined> {
  const part = await db
    .selectFrom('safety_quality_report_file_part')
    .select('content')
    .where('file_id', '=', file)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return part?.content
}

/** Returns a part of a sealed file that belongs to a report. */
export async function readSealedPart(db: ReportDb, file: string, seq: number): Promise<Buffer | undefined> {
  const part = await db
    .selectFrom('safety_quality_report_file_part as part')
    .innerJoin('safety_quality_report_file as file', 'file.id', 'part.file_id')
    .select('part.content')
    .where('file.id', '=', file)
    .where('file.report_id', 'is not', null)
    .where('part.seq', '=', seq)
    .executeTakeFirst()
  return part?.content
}

/** Replaces the parts of a file with the sealed file. */
export async function replaceWithSealed(
  trx: ReportDb,
  file: string,
  { parts, size }: { readonly parts: readonly Buffer[]; readonly size: number },
): Promise<void> {
  await trx.deleteFrom('safety_quality_report_file_part').where('file_id', '=', file).execute()
  for (const [seq, content] of parts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await addPart(trx, file, seq, content)
  }
  await trx
    .updateTable('safety_quality_report_file')
    .set({ size, is_sealed: true })
    .where('id', '=', file)
    .execute()
}

export async function removeFile(trx: ReportDb, hash: string, file: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('safety_quality_report_file')
    .where('id', '=', file)
    .where('ticket_hash', '=', hash)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Moves the sealed files of a locked ticket to the report, under new ids so that nothing links report and ticket. */
export async function moveToReport(trx: ReportDb, hash: string, reportId: string): Promise<void> {
  for (const { id, is_sealed } of await filesOfTicket(trx, hash)) {
    /* oxlint-disable no-await-in-loop -- one transaction has one connection */
    if (is_sealed) {
      await trx
        .updateTable('safety_quality_report_file')
        .set({ id: randomUUID(), ticket_hash: null, report_id: reportId })
        .where('id', '=', id)
        .execute()
    } else await removeFile(trx, hash, id)
    /* oxlint-enable no-await-in-loop */
  }
  await trx
    .updateTable('safety_quality_file_ticket')
    .set({ is_used: true })
    .where('hash', '=', hash)
    .execute()
}
