/** The id of a tab's element, for what it labels. */
export function tabElementId(key: string): string {
  return `tab:${key}`
}
