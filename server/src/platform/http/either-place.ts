type Fields = Readonly<Record<string, unknown>>

export interface Sent {
  readonly query: unknown
  readonly body: unknown
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/**
 * Returns the parameters of a POST. The specification often does not say whether they belong in the query or the body,
 * so either is accepted; the proper place takes precedence.
 * @param wants parts of the request for which the call has a schema
 */
export function fromEitherPlace(
  { query, body }: Sent,
  wants: { readonly query: boolean; readonly body: boolean },
): Sent {
  const inQuery = fieldsOf(query)
  const inBody = fieldsOf(body)
  if (wants.query && !wants.body) return { query: { ...inBody, ...inQuery }, body }
  const isEmpty =
    body === undefined || body === null || (!Array.isArray(body) && Object.keys(inBody).length === 0)
  if (wants.body && !wants.query && isEmpty && Object.keys(inQuery).length > 0)
    return { query, body: inQuery }
  return { query, body }
}
