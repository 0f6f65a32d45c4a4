import { Refusal } from '@apron/contract/errors/refusal'
import type { StoredOf } from '@apron/server-kit/records/described/record-table'
import { recordsWith } from '@apron/server-kit/records/list-records'
import { moveRecords, type RecordMove } from '@apron/server-kit/records/move-record'
import type { Kysely } from 'kysely'
import { tool } from '../../contract/tool.ts'
import { toolType } from '../../contract/tool-type.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import type { ToolState } from '../../contract/tools.values.ts'

export type Db = Kysely<unknown>
type Fields = (typeof tool)['fields']
export type StoredTool = StoredOf<Fields>

export async function findTool(db: Db, site: string, assetNo: string): Promise<StoredTool | null> {
  const [found = null] = await recordsWith(db, tool, 'assetNo', [assetNo], { site })
  return found
}

/**
 * Locks tools of a site until the transaction ends, and returns them in the order of the request. @throws Refusal for
 * an unknown or repeated tool
 */
export async function lockTools(
  trx: Db,
  site: string,
  lines: readonly { readonly assetNo: string }[],
): Promise<StoredTool[]> {
  const assets = lines.map(({ assetNo }) => assetNo)
  const rows = await recordsWith(trx, tool, 'assetNo', assets, { site, orderBy: ['assetNo'], lock: true })
  const byAsset = new Map(rows.map(row => [row.assetNo, row]))
  return assets.map((asset, index) => {
    if (assets.indexOf(asset) !== index) throw new Refusal(TOOLS_ERRORS.toolTwice, { asset })
    const found = byAsset.get(asset)
    if (found === undefined) throw new Refusal(TOOLS_ERRORS.toolUnknown, { asset })
    return found
  })
}

export async function lockTool(trx: Db, site: string, assetNo: string): Promise<StoredTool> {
  const [found] = await lockTools(trx, site, [{ assetNo }])
  if (found === undefined) throw new Refusal(TOOLS_ERRORS.toolUnknown, { asset: assetNo })
  return found
}

type ToolMove = RecordMove<Fields> & { readonly to: ToolState }

/** Moves tools to another state. Clears the reason of a quarantine unless a new one is given. */
export async function moveTools(trx: Db, found: readonly StoredTool[], { values, ...move }: ToolMove) {
  await moveRecords(trx, tool, found, { ...move, values: { holdReason: null, ...values } })
}

export const moveTool = (trx: Db, found: StoredTool, move: ToolMove) => moveTools(trx, [found], move)

/** Returns the rated load of a lifting tool in kg, or null for other tools. */
export const maxLoadOf = (type: StoredOf<(typeof toolType)['fields']> | undefined): number | null =>
  type?.toolClass === 'LF' && type.unit === 'KG' ? type.rangeMax : null

export async function typesOf(db: Db, tools: readonly { readonly typeNo: string }[]) {
  const typeNos = tools.map(({ typeNo }) => typeNo)
  const types = await recordsWith(db, toolType, 'typeNo', typeNos)
  return new Map(types.map(type => [type.typeNo, type]))
}
