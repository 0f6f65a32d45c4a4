import type { KnownUserCodes } from '@apron/contract/rules/people/user-fields'
import type { SelectOption } from '@apron/ui/select'
import { useMemo } from 'react'
import { useSourceOptions } from '../shared/use-source-options.ts'

/** What the fields of a person offer, and the codes among it. */
export interface UserOptions {
  readonly departments: readonly SelectOption[]
  readonly enterprises: readonly SelectOption[]
  readonly roles: readonly SelectOption[]
  readonly posts: readonly SelectOption[]
  readonly sites: readonly SelectOption[]
  readonly known: KnownUserCodes
}

export function useUserOptions(): UserOptions {
  const departments = useSourceOptions('department')
  const enterprises = useSourceOptions('enterprise')
  const roles = useSourceOptions('role')
  const posts = useSourceOptions('post')
  const sites = useSourceOptions('site')
  return useMemo(() => {
    const known = {
      departments: codes(departments),
      enterprises: codes(enterprises),
      roles: codes(roles),
      posts: codes(posts),
      sites: codes(sites),
    }
    return { departments, enterprises, roles, posts, sites, known }
  }, [departments, enterprises, roles, posts, sites])
}

function codes(options: readonly SelectOption[]): ReadonlySet<string> {
  return new Set(options.map(({ value }) => value))
}
