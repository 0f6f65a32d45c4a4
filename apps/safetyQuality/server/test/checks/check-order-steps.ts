import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { checkOrderDetail, queryCheckOrders } from '../../../contract/checks/check-order.calls.ts'
import type {
  CheckOrderCriteria,
  CheckOrderDetail,
  CheckOrderRow,
  SaveResults,
} from '../../../contract/checks/check-order.entities.ts'

/** Returns all rows that a person finds with a filter. */
export async function findRows(
  person: PortalClient,
  criteria: CheckOrderCriteria = {},
  headers: Record<string, string> = {},
): Promise<CheckOrderRow[]> {
  const body = { current: 1, size: 50, queryCriteria: criteria }
  const { envelope } = await person.call(queryCheckOrders, { body, headers })
  if (!envelope.success) throw new Error(`The list was rejected: ${envelope.msg}`)
  return envelope.data.records
}

/** Returns the order with this English title. */
export async function findOrderByTitle(
  person: PortalClient,
  title: string,
  headers: Record<string, string> = {},
): Promise<CheckOrderDetail> {
  person.language = 'en'
  const row = (await findRows(person, { text: title }, headers))[0]
  if (row === undefined) throw new Error(`No order “${title}”`)
  return fetchDetail(person, row.id, headers)
}

export async function fetchDetail(
  person: PortalClient,
  id: string,
  headers: Record<string, string> = {},
): Promise<CheckOrderDetail> {
  const { envelope } = await person.call(checkOrderDetail, { query: { id }, headers })
  if (!envelope.success) throw new Error(`The order was rejected: ${envelope.msg}`)
  return envelope.data
}

/** Builds a body that marks every open item as conforming, measured in the middle of its limits. */
export function buildConformingResults(order: CheckOrderDetail, conclusion?: string): SaveResults {
  const open = order.items.filter(item => item.result.result === null)
  return {
    id: order.id,
    version: order.version,
    results: open.map(item => ({
      itemId: item.id,
      result: 'C',
      measured: item.measures.map(({ unit, min, max }) => ({
        unit,
        value: ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2,
      })),
      remark: '',
      photos: [],
      finding: null,
    })),
    ...(conclusion === undefined ? {} : { conclusion }),
  }
}
