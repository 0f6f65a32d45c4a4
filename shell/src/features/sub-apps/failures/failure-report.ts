import type { LoadFailureInfo } from '../loading/load-state.ts'

/** Matches the query of an address in a text, but not the line and column that a stack appends. */
const QUERY = /\?\S+?(?=(?::\d+)*(?:[\s'")]|$))/g

/** Builds the text of "copy details": enough to find the cause, nothing about the user or the session. */
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
