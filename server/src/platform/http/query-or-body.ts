type Fields = Readonly<Record<string, unknown>>

export interface RequestParts {
  readonly query: unknown
  readonly body: unknown
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/**
 * Returns the parameters of a POST. The specification often does not say whether they belong in the query or the body,
 * so either is accepted; the proper place takes precedence.
 * @param expected parts of the request for which the call has a schema
 */
export function fromQueryOrBody(
  { query, body }: RequestParts,
  expected: { readonly query: boolean; readonly body: boolean },
): RequestParts {
  const inQuery = fieldsOf(query)
  const inBody = fieldsOf(body)
  if (expected.query && !expected.body) return { query: { ...inBody, ...inQuery }, body }
  const isEmpty =
    body === undefined || body === null || (!Array.isArray(body) && Object.keys(inBody).length === 0)
  if (expected.body && !expected.query && isEmpty && Object.keys(inQuery).length > 0)
    return { query, body: inQuery }
  return { query, body }
}
