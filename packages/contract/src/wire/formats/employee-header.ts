/**
 * Content of the `employee` header: URL-encoded JSON (AIR-05). The server uses only its site; the person comes from the
 * session.
 */
export interface EmployeeHeader {
  readonly userCode: string
  readonly airportId: string
  readonly airportThreeCode: string
}

const MAX_LENGTH = 2048

export function encodeEmployeeHeader(value: EmployeeHeader): string {
  const { userCode, airportId, airportThreeCode } = value
  return encodeURIComponent(JSON.stringify({ userCode, airportId, airportThreeCode }))
}

function text(value: object, key: string): string | null {
  const field: unknown = Reflect.get(value, key)
  return typeof field === 'string' && field.length <= 64 ? field : null
}

/** Returns the header's content, or null if malformed (security note T13). */
export function decodeEmployeeHeader(header: string): EmployeeHeader | null {
  if (header.length > MAX_LENGTH) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(header))
    if (typeof value !== 'object' || value === null) return null
    const userCode = text(value, 'userCode')
    const airportId = text(value, 'airportId')
    const airportThreeCode = text(value, 'airportThreeCode')
    if (userCode === null || airportId === null || airportThreeCode === null) return null
    return { userCode, airportId, airportThreeCode }
  } catch {
    return null
  }
}
