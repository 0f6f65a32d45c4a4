/** Kinds of files that may be attached to a voluntary report. */
export const REPORT_FILE_KINDS = ['jpeg', 'png', 'pdf', 'mp4'] as const
export type ReportFileKind = (typeof REPORT_FILE_KINDS)[number]

/** File extensions offered by the form. The server never sees a name; it checks the content. */
export const REPORT_FILE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf', 'mp4'] as const

const MB = 1024 * 1024

/** Largest size of each kind, in bytes. */
export const REPORT_FILE_BYTES: Readonly<Record<ReportFileKind, number>> = {
  jpeg: 10 * MB,
  png: 10 * MB,
  pdf: 10 * MB,
  mp4: 50 * MB,
}
/** Largest size of any kind. */
export const LARGEST_REPORT_FILE = Math.max(...Object.values(REPORT_FILE_BYTES))
/** Largest number of attachments of one report. */
export const REPORT_FILE_COUNT = 5
/** Size of the parts in which files are sent, so that no request is larger than those of other calls. */
export const FILE_PART_BYTES = 512 * 1024
/** Minutes for which a ticket accepts files and a report. */
export const TICKET_MINUTES = 60
