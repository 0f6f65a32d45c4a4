const READS_BY_NAME = /^(?:count|detail|find|get|list|page|query|show)|(?:form|list|num|options|page|query)$/i
const WRITES_BY_NAME = /^(?:del|remove|revoke)/

/**
 * Whether a call changes something, as its path is named (§7): lists are asked for by POST too, and some GETs delete.
 * The other methods leave no doubt, whatever their path is named.
 * @param path may carry a query and ids
 */
export function isWrite(method: string, path: string): boolean {
  const segments = (path.split('?', 1)[0] ?? '').split('/')
  if (method === 'GET') return segments.slice(-2).some(segment => WRITES_BY_NAME.test(segment))
  return method !== 'POST' || !READS_BY_NAME.test(segments.at(-1) ?? '')
}
