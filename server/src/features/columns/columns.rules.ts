/** The value as it is kept: labels trimmed, blank and repeated ones dropped, the order kept (§3, TBL-02). */
export function cleanColumnValue(value: string): string {
  const labels = value.split(',').map(label => label.trim())
  return [...new Set(labels.filter(label => label !== ''))].join(',')
}
