const READS_BY_NAME = /^(?:count|detail|find|get|list|page|query|show)|(?:form|list|num|options|page|query)$/i
const WRITES_BY_NAME = /^(?:del|remove|revoke)/

/**
 * Returns whether a call changes something, judged by the name in its path (§7): lists also use POST, and some GETs
 * delete. Other methods always do.
 * @param path may contain a query and ids
 */
export function isWrite(method: string, path: string): boolean {
  const segments = (path.split('?', 1)[0] ?? '').split('/')
  if (method === 'GET') return segments.slice(-2).some(segment => WRITES_BY_NAME.test(segment))
  return method !== 'POST' || !READS_BY_NAME.test(segments.at(-1) ?? '')
}
