/** Normalises the value: trims labels, drops blank and repeated ones, keeps the order (§3, TBL-02). */
export function cleanColumnValue(value: string): string {
  const labels = value.split(',').map(label => label.trim())
  return [...new Set(labels.filter(label => label !== ''))].join(',')
}
