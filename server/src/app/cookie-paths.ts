import { BASE_PATH, SECOND_BASE_PATH } from '@apron/contract/calls/base-path'
import type { Variant } from '@apron/contract/variants/variant'

/** Paths that need the binding cookie: both call prefixes and the variant's own paths. */
export function cookiePaths(variant: Variant): string[] {
  const own = [variant.livePath, ...Object.values(variant.filePaths)].map(
    path => `/${path.split('/')[1] ?? ''}`,
  )
  return [...new Set([BASE_PATH, SECOND_BASE_PATH, ...own])]
}
