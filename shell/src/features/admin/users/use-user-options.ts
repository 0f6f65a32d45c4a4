import type { CodesToCheck } from '@apron/contract/rules/people/user-fields'
import type { SelectOption } from '@apron/ui/select'
import { useMemo } from 'react'
import { useSourceOptions } from '../shared/use-source-options.ts'

/** Options of a person's fields, with the set of valid codes. */
export interface UserOptions {
  readonly departments: readonly SelectOption[]
  readonly enterprises: readonly SelectOption[]
  readonly roles: readonly SelectOption[]
  readonly posts: readonly SelectOption[]
  readonly sites: readonly SelectOption[]
  readonly validCodes: CodesToCheck
}

export function useUserOptions(): UserOptions {
  const departments = useSourceOptions('department')
  const enterprises = useSourceOptions('enterprise')
  const roles = useSourceOptions('role')
  const posts = useSourceOptions('post')
  const sites = useSourceOptions('site')
  return useMemo(() => {
    const validCodes = {
      departments: codes(departments),
      enterprises: codes(enterprises),
      roles: codes(roles),
      posts: codes(posts),
      sites: codes(sites),
    }
    return { departments, enterprises, roles, posts, sites, validCodes }
  }, [departments, enterprises, roles, posts, sites])
}

/** Returns null while options are unavailable, so that only the server validates the codes. */
function codes(options: readonly SelectOption[]): ReadonlySet<string> | null {
  return options.length === 0 ? null : new Set(options.map(({ value }) => value))
}
