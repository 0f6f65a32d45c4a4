/** Prefixes below which a missing address is answered with 404 instead of the shell's page. */
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

/** Returns true if a path without query belongs to calls, files or the server itself. */
export function isNeverAPage(path: string): boolean {
  return NEVER_A_PAGE.some(prefix => `${path}/`.startsWith(prefix))
}
