/** Splits the codes of `getParentListNew/{codes}` and drops duplicates. Pipes count as commas (§7, DICT-08). */
export function directoryCodes(codes: string): string[] {
  return [...new Set(codes.replaceAll('|', ',').split(','))]
}
