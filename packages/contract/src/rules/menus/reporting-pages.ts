/** Pages of voluntary reporting that open without a token (§2, NAV-05). */
export const PUBLIC_REPORTING_PAGES = [
  '/safetyQuality/checkedLibrary',
  '/safetyQuality/voluntaryReportingHome',
  '/safetyQuality/INeedReport',
  '/safetyQuality/INeedCheck',
  '/safetyQuality/voluntaryReportingCheck',
  '/safetyQuality/SubmitResults',
] as const

const UNLOGGED: ReadonlySet<string> = new Set([
  ...PUBLIC_REPORTING_PAGES,
  '/safetyQuality/AddEnReport',
  '/safetyQuality/AddChineseReport',
])

/** What is done on these pages is written down nowhere, also for somebody who is logged in: a report may be anonymous (security note T19). */
export function isUnloggedPage(page: string): boolean {
  return UNLOGGED.has(page)
}

/** The desk of the office that reports go to. */
const REPORT_DESK: ReadonlySet<string> = new Set(['/safetyQuality/reportDesk', '/safetyQuality/reportDetail'])

/** Of these pages nothing that is typed stays on the device: whoever finds it there would know of a report (security note T19). */
export function keepsNoDraft(page: string): boolean {
  return isUnloggedPage(page) || REPORT_DESK.has(page)
}
