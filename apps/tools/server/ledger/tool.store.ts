import { Refusal } from '@apron/contract/errors/refusal'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addHistories } from '@apron/server-kit/records/history'
import { historyOf } from '@apron/server-kit/records/record-hooks'
import { type Kysely, type Selectable, sql } from 'kysely'
import { tool } from '../../contract/tool.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import type { HoldReason, ToolState } from '../../contract/tools.values.ts'
import type { ToolsTables } from '../tools.tables.ts'

export interface StoredTool
  extends Pick<
    Selectable<ToolsTables['tools_tool']>,
    'id' | 'asset_no' | 'type_no' | 'name_zh' | 'name_en' | 'tool_class' | 'crib' | 'custodian' | 'site_code'
  > {
  readonly status: ToolState
  readonly hold_reason: HoldReason | null
  /** `yyyy-MM-dd`. */
  readonly cal_due: string | null
  readonly last_cal: string | null
}

const tables = (db: Kysely<unknown>) => db.withTables<ToolsTables>()

function select(db: Kysely<unknown>) {
  return tables(db)
    .selectFrom('tools_tool')
    .select([
      'id',
      'asset_no',
      'type_no',
      'name_zh',
      'name_en',
      'tool_class',
      'crib',
      'custodian',
      'site_code',
      'status',
      'hold_reason',
      sql<string | null>`to_char(cal_due, 'YYYY-MM-DD')`.as('cal_due'),
      sql<string | null>`to_char(last_cal, 'YYYY-MM-DD')`.as('last_cal'),
    ])
    .where('del_flag', '=', 0)
}

/** Returns the tool of an asset number at a site, or null. */
export async function findTool(
  db: Kysely<unknown>,
  site: string,
  assetNo: string,
): Promise<StoredTool | null> {
  const found = await select(db)
    .where('site_code', '=', site)
    .where('asset_no', '=', assetNo)
    .executeTakeFirst()
  return found ?? null
}

/** Locks tools of a site until the transaction ends, in the order of the request. @throws Refusal for an unknown or repeated one */
export async function lockTools(
  trx: Kysely<unknown>,
  site: string,
  assetNos: readonly string[],
): Promise<StoredTool[]> {
  const rows = await select(trx)
    .where('site_code', '=', site)
    .where('asset_no', 'in', [...assetNos])
    .orderBy('asset_no')
    .forUpdate()
    .execute()
  const byAsset = new Map(rows.map(row => [row.asset_no, row]))
  return assetNos.map((asset, index) => {
    if (assetNos.indexOf(asset) !== index) throw new Refusal(TOOLS_ERRORS.toolTwice, { asset })
    const found = byAsset.get(asset)
    if (found === undefined) throw new Refusal(TOOLS_ERRORS.toolUnknown, { asset })
    return found
  })
}

export interface ToolMove {
  readonly to: ToolState
  readonly action: string
  readonly by: string
  readonly at: Date
  readonly remark?: string
  readonly holdReason?: HoldReason | null
}

/** Moves a tool to another state and records it in its history. */
export async function moveTool(
  trx: Kysely<unknown>,
  found: Pick<StoredTool, 'id' | 'status'>,
  move: ToolMove,
): Promise<void> {
  await moveTools(trx, [found], move)
}

/** Moves tools to another state with one statement, and records it in the history of each with another. */
export async function moveTools(
  trx: Kysely<unknown>,
  found: readonly Pick<StoredTool, 'id' | 'status'>[],
  { to, action, by, at, remark = '', holdReason = null }: ToolMove,
): Promise<void> {
  await tables(trx)
    .updateTable('tools_tool')
    .set({
      status: to,
      hold_reason: holdReason,
      version: sql`version + 1`,
      update_by: by,
      update_time: at,
    })
    .where('id', '=', sql<string>`any(${found.map(({ id }) => id)}::text[])`)
    .execute()
  const lines = found.map(({ id, status }) => ({ recordId: id, at, by, action, from: status, to, remark }))
  await addHistories(trx, historyOf(tool), lines)
}

/** Returns the calibration intervals and rated loads of types. */
export async function typesOf(db: Kysely<unknown>, typeNos: readonly string[]) {
  const rows = await tables(db)
    .selectFrom('tools_type')
    .select(['type_no', 'name_zh', 'name_en', 'tool_class', 'cal_interval_months', 'range_max', 'unit'])
    .where('type_no', 'in', [...typeNos])
    .execute()
  return new Map(
    rows.map(row => [
      row.type_no,
      {
        ...row,
        interval: Number(row.cal_interval_months),
        maxLoadKg:
          row.tool_class === 'LF' && row.unit === 'KG' && row.range_max !== null
            ? Number(row.range_max)
            : null,
      },
    ]),
  )
}

/** Names of tools in both languages, for a text without a language. */
export const toolName = ({ name_zh, name_en }: Pick<StoredTool, 'name_zh' | 'name_en'>): string =>
  name_en === '' ? name_zh : `${name_zh} / ${name_en}`

export type ToolServices = Pick<PluginServices, 'db' | 'clock'>
