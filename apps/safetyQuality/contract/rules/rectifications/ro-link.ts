/** A rectification order in a tab of its own, named by its number. */
export function roLink(order: { readonly id: string; readonly roNo: string }): `/${string}` {
  const query = new URLSearchParams({ id: order.id, multipleTabs: '1', viewTitle: order.roNo })
  return `/safetyQuality/RectificationDetail?${query.toString()}`
}
