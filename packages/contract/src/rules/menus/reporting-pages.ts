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
/** The desk of the safety office. */
const DESK: ReadonlySet<string> = new Set(['/safetyQuality/reportDesk', '/safetyQuality/reportDetail'])
const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_REPORTING_PAGES)

/** What is done on these pages is written down nowhere, also for somebody who is logged in: a report may be anonymous (security note T19). */
export function isUnloggedPage(page: string): boolean {
  return PUBLIC.has(page) || EDITORS.has(page)
}

/**
 * Of these pages nothing that is typed stays on the device: whoever finds it there would know of a report (security note T19). The
 * editors decide by the report: one that is anonymous is never given to the drafts.
 */
export function keepsNoDraft(page: string): boolean {
  return PUBLIC.has(page) || DESK.has(page)
}

/** Pages whose responses and pictures are not stored on the device. */
export function keepsNothing(page: string): boolean {
  return keepsNoDraft(page) || EDITORS.has(page)
}
