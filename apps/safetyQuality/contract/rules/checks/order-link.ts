import type { CheckStatus } from '../../values.ts'

/** A check order in a tab of its own, named by its number, so that several stand side by side. */
export function orderLink(order: { readonly id: string; readonly checkNo: string }): `/${string}` {
  const query = new URLSearchParams({
    id: order.id,
    source: 'checkList',
    multipleTabs: '1',
    viewTitle: order.checkNo,
  })
  return `/safetyQuality/checkedResult?${query.toString()}`
}

/** The list of the check orders that stand in a state. */
export function ordersInState(status: CheckStatus): `/${string}` {
  return `/safetyQuality/checkList?status=${status}`
}
