/** The codes that `getParentListNew/{codes}` names, each once: pipes count as commas (§7, DICT-08). */
export function directoryCodes(codes: string): string[] {
  return [...new Set(codes.replaceAll('|', ',').split(','))]
}
