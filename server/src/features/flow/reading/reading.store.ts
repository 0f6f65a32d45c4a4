import type { Language } from '@apron/contract/dictionary/language'
import type { FlowRecord } from '@apron/contract/flow/flow'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type Kysely, sql } from 'kysely'
import { personName } from '../../../platform/db/person-name.ts'
import type { Definition } from '../definitions/definition.ts'
import type { FlowTables } from '../flow.tables.ts'

const SECOND_MS = 1000

const toNamed = (code: string | null, name: string) => (code === null ? null : { code, name })

/** Returns the approval record of a process, oldest line first. */
export async function recordsOf(
  db: Kysely<unknown>,
  insId: string,
  { texts }: Pick<Definition, 'texts'>,
  language: Language,
): Promise<FlowRecord[]> {
  const rows = await db
    .withTables<FlowTables>()
    .selectFrom('flow_record')
    .selectAll()
    .select([
      personName('flow_record.by_code', language).as('by_name'),
      personName('flow_record.for_code', language).as('for_name'),
    ])
    .where('instance_id', '=', insId)
    .orderBy('seq')
    .execute()
  return rows.map(row => ({
    nodeId: row.node,
    node: texts.nodes[row.node]?.[language] ?? row.node,
    act: row.act,
    by: toNamed(row.by_code, row.by_name),
    forWhom: toNamed(row.for_code, row.for_name),
    at: wireTime(row.at),
    // The clock of the node that opened the task may be slightly ahead.
    seconds:
      row.opened_at === null
        ? null
        : Math.max(0, Math.round((row.at.getTime() - row.opened_at.getTime()) / SECOND_MS)),
    remark: row.remark,
    note: row.note,
    isVoid: row.is_void,
  }))
}

/** Marks the person's copies of a process as read when they open it. */
export async function markCopiesRead(
  db: Kysely<unknown>,
  insId: string,
  userCode: string,
  now: Date,
): Promise<void> {
  await sql`
    update flow_copy set read_at = ${now}
     where instance_id = ${insId} and user_code = ${userCode} and read_at is null`.execute(db)
}
