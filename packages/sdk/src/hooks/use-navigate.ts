import { callPath } from '@apron/contract/wire/call-path'
import { useCallback } from 'react'
import { useServices } from '../app/tab-context.ts'
import type { NavigateOptions } from '../contract.ts'

/** A page of the same application. */
export interface PageTarget {
  /** Below the mount path, such as `/checkedResult`. */
  readonly page: `/${string}`
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
}

/**
 * Opens a page: one of the same application by {@link PageTarget}, any page of the portal by its full path.
 */
export type Navigate = (to: PageTarget | `/${string}`, options?: NavigateOptions) => void

export function useNavigate(): Navigate {
  const { host } = useServices()
  return useCallback(
    (to, options) =>
      host.navigate(typeof to === 'string' ? to : host.base + callPath(to.page, to.query), options),
    [host],
  )
}
