import type { LoadFailureInfo } from './load-state.ts'

/** The query of an address in a text; the line and column that a stack adds behind it stay. */
const QUERY = /\?\S+?(?=(?::\d+)*(?:[\s'")]|$))/g

/** What "copy details" copies: enough to look for the cause, nothing of the person or the session. */
export function failureReport(
  app: string,
  version: string | null,
  fullPath: string,
  failure: LoadFailureInfo | null,
  at: Date,
): string {
  return [
    `application: ${app}${version === null ? '' : ` ${version}`}`,
    `page: ${fullPath.split(/[?#]/, 1)[0]}`,
    `cause: ${failure?.cause ?? 'slow'}`,
    `time: ${at.toISOString()}`,
    failure?.details.replaceAll(QUERY, '') ?? '',
  ].join('\n')
}
