/** Returns the id of a tab's element, for the panel it labels. */
export function tabElementId(key: string): string {
  return `tab:${key}`
}
