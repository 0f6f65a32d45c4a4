/** Pages of voluntary reporting that open without a token (§2, NAV-05). */
export const PUBLIC_REPORTING_PAGES = [
  '/safetyQuality/checkedLibrary',
  '/safetyQuality/voluntaryReportingHome',
  '/safetyQuality/INeedReport',
  '/safetyQuality/INeedCheck',
  '/safetyQuality/voluntaryReportingCheck',
  '/safetyQuality/SubmitResults',
] as const

/** Report editors for logged-in people, who may report anonymously. */
const EDITORS: ReadonlySet<string> = new Set([
  '/safetyQuality/AddEnReport',
  '/safetyQuality/AddChineseReport',
])
/** Pages of the safety office. */
const DESK: ReadonlySet<string> = new Set(['/safetyQuality/reportDesk', '/safetyQuality/reportDetail'])
const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_REPORTING_PAGES)

/** Returns true for pages whose operations are never logged, because a report may be anonymous (security note T19). */
export function isUnloggedPage(page: string): boolean {
  return PUBLIC.has(page) || EDITORS.has(page)
}

/**
 * Returns true for pages whose input is never stored on the device, where it would reveal a report (security note T19). The
 * report editors decide themselves: an anonymous report is never saved as a draft.
 */
export function storesNoDraft(page: string): boolean {
  return PUBLIC.has(page) || DESK.has(page)
}

/** Returns true for pages whose responses and pictures are never stored on the device. */
export function storesNoResponses(page: string): boolean {
  return storesNoDraft(page) || EDITORS.has(page)
}
