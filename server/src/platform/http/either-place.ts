type Fields = Readonly<Record<string, unknown>>

export interface Sent {
  readonly query: unknown
  readonly body: unknown
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/**
 * The parameters of a POST where the call wants them: the specification often does not say whether they stand in the query or in the
 * body, so either will do. What stands in its own place counts.
 * @param wants the parts of the request the call has a schema for
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
