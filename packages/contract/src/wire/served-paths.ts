/** Below these a missing address is missing; it never becomes the shell's page. */
const NEVER_A_PAGE = [
  '/portal-csn/',
  '/system-csn/',
  '/portal/',
  '/assets/',
  '/shared/',
  '/apps/',
  '/health/',
  '/metrics',
  '/worker.js',
  '/manifest.webmanifest',
]

/** Whether a path without query belongs to calls, files or the server itself. */
export function isNeverAPage(path: string): boolean {
  return NEVER_A_PAGE.some(prefix => `${path}/`.startsWith(prefix))
}
