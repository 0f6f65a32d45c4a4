/** Returns the link to a rectification order in its own tab, titled by its number. */
export function roLink(order: { readonly id: string; readonly roNo: string }): `/${string}` {
  const query = new URLSearchParams({ id: order.id, multipleTabs: '1', viewTitle: order.roNo })
  return `/safetyQuality/RectificationDetail?${query.toString()}`
}
