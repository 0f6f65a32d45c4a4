/** Returns the link to a check order in its own tab, titled by its number, so that several can be open side by side. */
export function orderLink({ id, checkNo }: { readonly id: string; readonly checkNo: string }): `/${string}` {
  const query = new URLSearchParams({ id, source: 'checkList', multipleTabs: '1', viewTitle: checkNo })
  return `/safetyQuality/checkedResult?${query.toString()}`
}
