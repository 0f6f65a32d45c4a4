import { type ErrorEntry, notFound } from '@apron/contract/errors/catalogue'

/** Error texts of the library. */
export const LIBRARY_ERRORS = {
  notPublished: notFound(
    '共享库中没有这份报告，可能已撤回',
    'The library does not hold this report; it may have been withdrawn',
  ),
} as const satisfies Record<string, ErrorEntry>
