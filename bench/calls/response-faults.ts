/** Response to a generated call. */
export interface GeneratedResponse {
  readonly status: number
  readonly text: string
}

const STACK = /\n\s+at |\bat \S+ \([^)]*:\d+|node:internal|\.ts:\d+/
const SQL =
  /\b(?:select|insert into|delete from|update)\b[^]*\b(?:from|values|where|set)\b|\bsyntax error at\b|\brelation "|\bduplicate key\b|\bviolates\b/i

/** Returns what no response may contain, whatever the input; null if there is nothing. */
export function responseFault({ status, text }: GeneratedResponse): string | null {
  if (status >= 500) return `HTTP ${status}`
  if (STACK.test(text)) return 'a stack'
  if (SQL.test(text)) return 'SQL'
  return null
}
