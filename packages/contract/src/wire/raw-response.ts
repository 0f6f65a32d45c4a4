/** A response: HTTP status and the JSON; undefined if it is not JSON. */
export interface RawResponse {
  readonly status: number
  readonly json: unknown
}

/** Reads the body of a response. Rejects like `fetch` if the body is interrupted. */
export async function readRawResponse(response: Response): Promise<RawResponse> {
  const json: unknown = await response.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
  })
  return { status: response.status, json }
}
